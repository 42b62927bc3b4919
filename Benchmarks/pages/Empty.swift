import SwiftUI

#Preview {
    Text("Empty")
}
