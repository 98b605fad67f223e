// UIKit hands Foundation on to everyone who imports it; so does the double.
@_exported import Foundation
