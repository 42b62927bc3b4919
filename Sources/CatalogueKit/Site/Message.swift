import BlockMetadata

/// A text that the site itself says. Both languages must be given, or it does not compile.
///
/// A `%` is a gap for a value.
package struct Message: Equatable, Sendable {
    package let text: Localized<String>

    init(english: String, spanish: String) {
        text = Localized(english: english, spanish: spanish)
    }
}

// MARK: Around every page

extension Message {
    static let tagline = Message(
        english: "SwiftUI cards, one file each", spanish: "Tarjetas de SwiftUI, un archivo cada una"
    )
    static let skip = Message(english: "Skip to content", spanish: "Saltar al contenido")
    static let navigation = Message(english: "Site", spanish: "Sitio")
    static let blocks = Message(english: "Blocks", spanish: "Bloques")
    static let compatibility = Message(english: "Compatibility", spanish: "Compatibilidad")
    static let about = Message(english: "How it works", spanish: "Cómo funciona")
    static let otherLanguage = Message(english: "Español", spanish: "English")
    static let markdownTwin = Message(
        english: "This page as Markdown", spanish: "Esta página en Markdown")
    static let footer = Message(
        english: "No cookies, no trackers, no requests to anyone else.",
        spanish: "Sin cookies, sin rastreadores y sin peticiones a terceros.")
    static let licence = Message(english: "MIT licence", spanish: "Licencia MIT")
    static let offline = Message(
        english: "Works offline after your first visit.",
        spanish: "Funciona sin conexión después de la primera visita.")
}

// MARK: The gallery

extension Message {
    static let galleryTitle = Message(
        english: "Baraja: SwiftUI cards to try and to take",
        spanish: "Baraja: tarjetas de SwiftUI para probar y llevarte")
    static let galleryHeading = Message(
        english: "SwiftUI cards to copy", spanish: "Tarjetas de SwiftUI para copiar")
    static let galleryLead = Message(
        english: """
            SwiftUI components of one file each. Play with them here, read what they promise, \
            then copy the file into your app. It is yours: there is no package to depend on.
            """,
        spanish: """
            Componentes de SwiftUI de un solo archivo. Pruébalos aquí, lee lo que prometen y \
            copia el archivo en tu app. Es tuyo: no dependes de ningún paquete.
            """)
    static let galleryDescription = Message(
        english: """
            SwiftUI card components, one Swift file each, live in the browser: swipe, flip, \
            read the contract, copy the source.
            """,
        spanish: """
            Tarjetas de SwiftUI de un solo archivo, en vivo en el navegador: desliza, voltea, \
            lee el contrato y copia el código.
            """)
    static let search = Message(english: "Search blocks", spanish: "Buscar bloques")
    static let searchHint = Message(
        english: "deck, tinder, turn over…", spanish: "baraja, tarjeta, voltear…")
    static let category = Message(english: "Category", spanish: "Categoría")
    static let anyCategory = Message(english: "All", spanish: "Todas")
    static let level = Message(english: "Level", spanish: "Nivel")
    static let anyLevel = Message(english: "Any level", spanish: "Cualquier nivel")
    static let system = Message(english: "Runs on", spanish: "Funciona en")
    static let anySystem = Message(english: "Any iOS", spanish: "Cualquier iOS")
    static let countOne = Message(english: "1 block", spanish: "1 bloque")
    static let countMany = Message(english: "% blocks", spanish: "% bloques")
    static let countNone = Message(
        english: "No block matches. Try fewer words or other filters.",
        spanish: "Ningún bloque coincide. Prueba con menos palabras u otros filtros.")
    static let clear = Message(
        english: "Clear search and filters", spanish: "Quitar búsqueda y filtros")
    static let allBlocks = Message(english: "All blocks", spanish: "Todos los bloques")
}

// MARK: A block's page: the demo

extension Message {
    static let demo = Message(english: "Live demo", spanish: "Demo en vivo")
    static let demoTitle = Message(english: "%, live demo", spanish: "%, demo en vivo")
    static let demoStill = Message(
        english: "A picture of the demo", spanish: "Una imagen de la demo")
    static let fullScreen = Message(
        english: "Open full screen", spanish: "Abrir a pantalla completa")
    static let settings = Message(english: "Environment", spanish: "Entorno")
    static let dark = Message(english: "Dark", spanish: "Oscuro")
    static let reduceMotion = Message(english: "Reduce Motion", spanish: "Reducir movimiento")
    static let rightToLeft = Message(english: "Right to left", spanish: "De derecha a izquierda")
    static let contrast = Message(english: "Increase Contrast", spanish: "Aumentar contraste")
    static let textSize = Message(english: "Text size", spanish: "Tamaño del texto")
    static let knobs = Message(english: "The block’s own", spanish: "Del propio bloque")
    static let restart = Message(english: "Start over", spanish: "Empezar de nuevo")
}

// MARK: A block's page: taking it

extension Message {
    static let install = Message(english: "Take it", spanish: "Llévatelo")
    static let installNote = Message(
        english: "Writes one file into your project and remembers which version it was.",
        spanish: "Escribe un archivo en tu proyecto y recuerda qué versión era.")
    static let copy = Message(english: "Copy", spanish: "Copiar")
    static let copied = Message(english: "Copied", spanish: "Copiado")
    static let copyFailed = Message(
        english: "Could not copy; select the text instead",
        spanish: "No se ha podido copiar; selecciona el texto")
    static let copyInstall = Message(english: "Copy the command", spanish: "Copiar el comando")
    static let copyExample = Message(english: "Copy the example", spanish: "Copiar el ejemplo")
    static let copyDemo = Message(
        english: "Copy the demo code", spanish: "Copiar el código de la demo")
    static let copySource = Message(
        english: "Copy the whole source", spanish: "Copiar todo el código fuente")
    static let download = Message(english: "Download %", spanish: "Descargar %")
}

// MARK: A block's page: the contract

extension Message {
    static let origin = Message(english: "Origin", spanish: "Origen")
    static let version = Message(english: "Version", spanish: "Versión")
    static let example = Message(english: "In your code", spanish: "En tu código")
    static let demoCode = Message(english: "Demo code", spanish: "Código de la demo")
    static let parameters = Message(english: "Parameters", spanish: "Parámetros")
    static let name = Message(english: "Name", spanish: "Nombre")
    static let type = Message(english: "Type", spanish: "Tipo")
    static let standard = Message(english: "Default", spanish: "Por defecto")
    static let required = Message(english: "required", spanish: "obligatorio")
    static let description = Message(english: "Description", spanish: "Descripción")
    static let viewBuilder = Message(english: "view builder", spanish: "constructor de vistas")
    static let noParameters = Message(english: "It has none.", spanish: "No tiene.")
    static let supportingTypes = Message(english: "Supporting types", spanish: "Tipos auxiliares")
    static let source = Message(english: "Source", spanish: "Código fuente")
    static let sourceOf = Message(english: "Source of %", spanish: "Código fuente de %")
    static let accessibility = Message(english: "Accessibility", spanish: "Accesibilidad")
    static let accessibilityLead = Message(
        english: "What the block promises, and the test that keeps each promise.",
        spanish: "Lo que promete el bloque y la prueba que hace cumplir cada promesa.")
    static let keptBy = Message(english: "See the test", spanish: "Ver la prueba")
    static let noPromises = Message(
        english: "No promise is written down yet.",
        spanish: "Todavía no hay ninguna promesa escrita.")
    static let limits = Message(english: "Known limits", spanish: "Limitaciones conocidas")
    static let noLimits = Message(
        english: "None that we know of.", spanish: "Ninguna que conozcamos.")
    static let seeAlso = Message(english: "See also", spanish: "Ver también")
    static let onThisPage = Message(english: "On this page", spanish: "En esta página")
}

// MARK: The other pages

extension Message {
    static let compatibilityTitle = Message(
        english: "Which SwiftUI names run here", spanish: "Qué nombres de SwiftUI funcionan aquí")
    static let compatibilityLead = Message(
        english: "A name that is not offered fails to compile; it never silently does nothing.",
        spanish: "Un nombre que no está no compila: nunca deja de hacer algo sin avisar.")
    static let state = Message(english: "Offered", spanish: "Disponible")
    static let note = Message(english: "What is missing or differs", spanish: "Qué falta o cambia")
    static let aboutTitle = Message(english: "How it works", spanish: "Cómo funciona")
    static let aboutLead = Message(
        english: "The file you copy is the file you have just played with.",
        spanish: "El archivo que copias es el mismo que acabas de probar.")
    static let notFoundTitle = Message(
        english: "This card is not in the deck", spanish: "Esta carta no está en la baraja")
    static let notFoundText = Message(
        english: "There is no page at this address. Perhaps it has moved.",
        spanish: "No hay ninguna página en esta dirección. Puede que se haya movido.")
    static let toBlocks = Message(english: "See all blocks", spanish: "Ver todos los bloques")
    static let llmsLead = Message(
        english: """
            SwiftUI card components of one file each. Every page has a Markdown twin; every block's \
            file can be fetched and pasted as it is.
            """,
        spanish: """
            Tarjetas de SwiftUI de un solo archivo. Cada página tiene una versión en Markdown y el \
            archivo de cada bloque se puede descargar y pegar tal cual.
            """)
}
