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
  coverTogetherTitle: 'Go alone. Come back with friends.',
  coverTogetherText: 'Small groups, ages 25 to 49, with a coordinator who travels with you. Just bring your backpack.',
  coverPlannedTitle: 'Pick a date. We plan the trip.',
  coverPlannedText:
    'Itinerary, coordinator and insurance are included. Change of heart? Cancel for free up to {{days}} days before.',
}
