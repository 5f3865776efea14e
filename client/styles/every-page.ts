/** Styles that every page carries: all but those of the parts beside this file (worker/document/page-style.ts). */
import.meta.glob('../../worker/document/*.css', { eager: true })
import.meta.glob('../../worker/document/modals/**/*.css', { eager: true })
import.meta.glob('../../worker/pages/error/*.css', { eager: true })
import.meta.glob('../../worker/ui/search-box/*.css', { eager: true })
import.meta.glob(['../../worker/ui/styles/*.css', '!../../worker/ui/styles/layers.css'], { eager: true })
import.meta.glob('../../worker/ui/*.css', { eager: true })
