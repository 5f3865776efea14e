/** Styles of the pages about one trip, over the common ones. */
import.meta.glob('../../worker/pages/{travel,tour,itinerary,coordinator}/**/*.css', { eager: true })
