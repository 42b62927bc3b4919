import Foundation

/// A queue that one thread empties and any thread fills.
final class Mailbox<Message: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var messages: [Message] = []

    func post(_ message: Message) {
        condition.withLock { messages.append(message) }
        condition.signal()
    }

    /// Waits for the next message.
    func next() -> Message {
        condition.withLock {
            while messages.isEmpty { condition.wait() }
            return messages.removeFirst()
        }
    }
}
