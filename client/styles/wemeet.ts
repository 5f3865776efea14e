/** Styles of the pages of the community's events, over the common ones. */
import.meta.glob(['../../worker/render/pages/wemeet/**/*.css', '../../worker/render/pages/travel/breadcrumbs.css'], {
  eager: true,
})
