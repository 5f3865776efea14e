export const trip = {
  days_one: '{{count}} día',
  days_many: '{{count}} días',
  days_other: '{{count}} días',
}
