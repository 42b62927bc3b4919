import BlockMetadata

extension Message {
    /// The page on how it works and what it cannot do, as Markdown.
    static let aboutText = Message(
        english: """
            ## What runs in the frame

            Each demo is the block’s own Swift file, not a byte changed, compiled to WebAssembly. SwiftUI \
            itself exists only on Apple’s systems, so the file meets a module of ours that has the same \
            name and a part of the same API. It makes real elements: text can be selected, screen readers \
            read it, the keyboard works.

            The switches beside a demo set the environment that SwiftUI would take from the device. The \
            knobs set the block’s own parameters, as its caller would; they are there where a parameter is \
            a plain value.

            ## What is checked

            - Every file is compiled and tested on each change, in Swift 5 and Swift 6 mode.
            - Each line under *Accessibility* names the test that fails when it is no longer true.
            - Parameter tables come from the source by way of the compiler; nobody types them.
            - The source on a page, the file to download and the file that `baraja add` writes are the same \
            bytes.

            ## Honest limits

            - Nobody has compiled the blocks with Xcode in this repository’s checks. They are written \
            against Apple’s documented API and compiled against our module. If one does not compile for \
            you, that is a bug: please say so.
            - Where Apple does not document how something behaves, we took it from published measurements \
            or inferred it, and the source says which.
            - Symbols are drawn with Phosphor’s icons, since Apple’s are licensed for Apple’s systems only; \
            elsewhere than there, fonts are Inter and Quicksand.
            - The demos are tested in Chromium.
            - The demos speak English; only this site speaks Spanish.

            ## Your privacy

            These pages set no cookies, count nothing and ask no other server for anything. After your \
            first visit they work without a connection.
            """,
        spanish: """
            ## Qué se ejecuta en el marco

            Cada demo es el propio archivo Swift del bloque, sin cambiar ni un byte, compilado a \
            WebAssembly. SwiftUI solo existe en los sistemas de Apple, así que el archivo se encuentra con \
            un módulo nuestro que se llama igual y ofrece una parte de la misma API. Crea elementos \
            reales: el texto se puede seleccionar, los lectores de pantalla lo leen y el teclado funciona.

            Los interruptores que hay junto a la demo fijan el entorno que SwiftUI tomaría del \
            dispositivo. Los mandos propios del bloque fijan sus parámetros, igual que haría quien lo usa; \
            aparecen cuando el parámetro es un valor sencillo.

            ## Qué se comprueba

            - Con cada cambio se compilan y se prueban todos los archivos, en los modos Swift 5 y Swift 6.
            - Cada línea de *Accesibilidad* nombra la prueba que falla cuando deja de ser cierta.
            - Las tablas de parámetros salen del código a través del compilador; nadie las escribe a mano.
            - El código de la página, el archivo que se descarga y el que escribe `baraja add` son los \
            mismos bytes.

            ## Limitaciones, sin rodeos

            - Nadie ha compilado los bloques con Xcode en las comprobaciones de este repositorio. Están \
            escritos según la API documentada de Apple y compilados con nuestro módulo. Si alguno no te \
            compila, es un error nuestro: cuéntanoslo.
            - Cuando Apple no documenta un comportamiento, lo hemos tomado de mediciones publicadas o lo \
            hemos deducido; el código indica cuál de las dos cosas.
            - Los símbolos son iconos de Phosphor, porque los de Apple solo se pueden usar en sus \
            sistemas; fuera de ellos, las letras son Inter y Quicksand.
            - Las demos se prueban en Chromium.
            - Las demos están en inglés; solo el sitio está en español.

            ## Tu privacidad

            Estas páginas no usan cookies, no cuentan nada y no piden nada a ningún otro servidor. Después \
            de la primera visita funcionan sin conexión.
            """)
}
