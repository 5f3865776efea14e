export const trip = {
  days_one: '{{count}} Tag',
  days_other: '{{count}} Tage',
}
