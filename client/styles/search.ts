/** Styles of the pages of results, over the common ones. */
import.meta.glob('../../worker/pages/{search,sales}/**/*.css', { eager: true })
