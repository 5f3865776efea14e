/** Styles of the pages of the community's events, over the common ones. */
import.meta.glob(['../../worker/pages/wemeet-event{,s}/**/*.css', '../../worker/pages/travel/breadcrumbs.css'], {
  eager: true,
})
