/// Who wants to know when an animation ends.
///
/// For each `animationAdded` there follow exactly one `animationLogicallyCompleted` and then one
/// `animationRemoved`: also for a value that did not change, an animation that was interrupted, and
/// a view that went away. Calls come from within the animator's methods, after its own state is in
/// order.
package protocol AnimationListener: AnyObject {
    /// An animation began to be this listener's business.
    func animationAdded()
    /// The animation has done what it is for; a spring's tail may still be moving.
    func animationLogicallyCompleted()
    /// The animation is gone.
    func animationRemoved()
}
