/** Styles of the pages about one trip, over the common ones. */
import.meta.glob('../../worker/render/pages/{travel,tour,itinerary,coordinator}/**/*.css', { eager: true })
