/** Styles that every page carries: all but those of the parts beside this file (worker/render/style-part.ts). */
import.meta.glob(
  [
    '../../worker/render/**/*.css',
    '!../../worker/render/styles/layers.css',
    '!../../worker/render/blocks/**',
    '!../../worker/render/pages/{search,sales,wemeet,offline}/**',
    '!../../worker/render/pages/{travel,tour,itinerary,coordinator}/**',
  ],
  { eager: true },
)
