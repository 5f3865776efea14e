/** Styles of the page that stands in for all others without a network, over the common ones. */
import.meta.glob('../../worker/pages/offline/**/*.css', { eager: true })
