import.meta.glob('../../worker/pages/{travel,tour,itinerary,coordinator}/**/*.css', { eager: true })
