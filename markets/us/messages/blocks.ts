export const blocks = {
  seeTravel: 'See the trip',
  calendarDay_one: '{{date}}: {{count}} departure, {{status}}, from {{price}}',
  calendarDay_other: '{{date}}: {{count}} departures, {{status}}, from {{price}}',
  contents: 'On this page',
  updated: 'Last updated {{date}}',
  readReviews: 'Read the reviews on {{platform}}',
  verified:
    'Only people who have traveled with us can leave a review: we ask for it after the trip and tie it to their booking.',
  noMatch: 'Nothing here matches your choice.',
  showAll: 'Show everything',
  gallery: 'Picture gallery',
  soundless: 'Video without sound',
}
