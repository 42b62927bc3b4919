extension BlockName {
    /// Types of Swift, SwiftUI and Foundation that a block's file, or what is around it in an app, may use; those
    /// that the runtime offers are refused without standing here.
    static let reserved = Set(
        """
        Any AnyObject Array Bool Character Collection Comparable Data Date Decimal Dictionary Double
        Equatable Error Float Hashable Identifiable Int Int8 Int16 Int32 Int64 Locale Never Optional
        Protocol Range Result Self Sendable Sequence Set String Substring Task Timer Type UInt URL UUID Void

        AccessibilityAdjustmentDirection AccessibilityChildBehavior AccessibilityTraits
        Alert Alignment Anchor Angle AngularGradient Animatable AnimatableModifier
        AnimatablePair Animation AnimationCompletionCriteria AnyGradient AnyLayout AnyShape
        AnyShapeStyle AnyTransition AnyView App AppStorage AsymmetricTransition AsyncImage
        Axis BackgroundStyle Badge Binding BlendMode BorderedButtonStyle
        BorderedProminentButtonStyle BorderlessButtonStyle Button ButtonBorderShape
        ButtonRole ButtonStyle ButtonStyleConfiguration ButtonToggleStyle CGFloat CGLineCap
        CGLineJoin CGPoint CGRect CGSize Calendar Canvas Capsule Chart Circle Color
        ColorPicker ColorRenderingMode ColorScheme ColorSchemeContrast Commands
        ContainerRelativeShape Content ContentMarginPlacement ContentMode ContentShapeKinds
        ContentUnavailableView ControlGroup ControlSize CoordinateSpace
        CoordinateSpaceProtocol DatePicker DefaultButtonStyle DefaultLabelStyle
        DefaultToggleStyle DisclosureGroup Divider DragGesture DynamicProperty
        DynamicTypeSize Edge EdgeInsets EditButton Ellipse EllipticalGradient
        EmptyAnimatableData EmptyModifier EmptyView Environment EnvironmentKey
        EnvironmentObject EnvironmentValues EventModifiers ExclusiveGesture FetchRequest
        FillShapeStyle FillStyle FocusState Font ForEach ForegroundStyle Form Gauge
        GeometryEffect GeometryProxy GeometryReader Gesture GestureMask GestureState
        GestureStateGesture GlobalCoordinateSpace Gradient GraphicsContext Grid GridItem
        GridRow Group GroupBox HStack HelpLink HierarchicalShapeStyle HorizontalAlignment
        HorizontalEdge IconOnlyLabelStyle IdentityTransition Image InsettableShape
        KeyEquivalent KeyPress KeyframeAnimator Keyframes Label LabelStyle
        LabelStyleConfiguration LabeledContent Layout LayoutDirection LazyHGrid LazyHStack
        LazyVGrid LazyVStack LinearGradient Link LinkShapeStyle List LocalCoordinateSpace
        LocalizedStringKey LongPressGesture MagnifyGesture Map Material Menu MeshGradient
        ModifiedContent Module MoveTransition Namespace NavigationLink NavigationPath
        NavigationSplitView NavigationStack NavigationView Observable ObservedObject
        OffsetTransition OpacityTransition OpenURLAction OutlineGroup PasteButton Path
        PhaseAnimator Picker PinnedScrollableViews PlaceholderContentView
        PlaceholderTextShapeStyle PlainButtonStyle PreferenceKey Preview PreviewProvider
        PrimitiveButtonStyleConfiguration ProgressView ProposedViewSize PushTransition
        RadialGradient Rectangle RectangleCornerRadii RenameButton RotateGesture
        RoundedCornerStyle RoundedRectangle SafeAreaRegions Scale ScaleTransition
        ScaledMetric Scene SceneStorage ScrollGeometry ScrollIndicatorVisibility ScrollView
        ScrollViewProxy ScrollViewReader SearchField Section SectionedFetchRequest
        SecureField SelectionShapeStyle SensoryFeedback SeparatorShapeStyle SequenceGesture
        Settings Shape ShapeStyle ShapeView ShareLink SimultaneousGesture SlideTransition
        Slider Spacer SpatialTapGesture Spring State StateObject Stepper StrokeStyle
        SubmitLabel Subview Subviews SwitchToggleStyle SymbolEffect Tab TabView Table
        TapGesture Text TextAlignment TextEditor TextField TextSelection TimelineView
        TintShapeStyle TitleAndIconLabelStyle TitleOnlyLabelStyle Toggle ToggleStyle
        ToggleStyleConfiguration ToolbarItem Transaction Transition TransitionPhase
        TransitionProperties TupleView UnevenRoundedRectangle UnitPoint VStack
        VectorArithmetic VerticalAlignment VerticalEdge View ViewBuilder ViewModifier
        ViewThatFits Visibility WindowBackgroundShapeStyle WindowGroup ZStack
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
