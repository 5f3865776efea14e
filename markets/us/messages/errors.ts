export const errors = {
  notFoundTitle: 'This page is not on the map!',
  notFoundText: 'The trail may have moved, or the address has a typo. The trips are all here, though.',
  showTours: 'Show the tours',
  unknownRoute: 'This page could not be found',
  genericTitle: 'There was an error!',
  genericText: 'Something went wrong! Please try again later!',
  unavailableText: 'We can’t show this page right now. Please try again in a moment.',
  retry: 'Try again',
  requestId: 'Request code: {{id}}',
  unknownHostTitle: 'Choose your country',
  refusedTitle: 'We couldn’t do that',
  refusedForeign:
    'To keep you safe, we only accept forms sent from our own pages. Nothing has changed: go back and try again from there.',
  refusedUnknown: 'That choice doesn’t exist, or no longer does. Nothing has changed: go back and choose again.',
  refusedTooLarge: 'The form was larger than we can accept. Nothing has changed: go back and try again.',
  refusedNotAccepted: 'This address takes no forms. Nothing has changed: go back and try again from there.',
  refusedBack: 'Back to the page',
}
