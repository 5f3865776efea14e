/** All styles of the server components, in one file that the document inlines (docs/architecture.md). */
import '../worker/render/styles/layers.css'

import.meta.glob('../worker/render/**/*.css', { eager: true })
