/** All styles except those of the bundles in this folder (worker/document/page-style.ts). */
import.meta.glob('../../worker/document/*.css', { eager: true })
import.meta.glob('../../worker/document/modals/**/*.css', { eager: true })
import.meta.glob('../../worker/pages/error/*.css', { eager: true })
import.meta.glob('../../worker/ui/search-box/*.css', { eager: true })
import.meta.glob(['../../worker/ui/styles/*.css', '!../../worker/ui/styles/layers.css'], { eager: true })
import.meta.glob('../../worker/ui/*.css', { eager: true })
