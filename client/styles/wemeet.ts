import.meta.glob(['../../worker/pages/wemeet-event{,s}/**/*.css', '../../worker/pages/travel/breadcrumbs.css'], {
  eager: true,
})
