export const trip = {
  days_one: '{{count}} day',
  days_other: '{{count}} days',
}
