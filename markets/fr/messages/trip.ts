export const trip = {
  days_one: '{{count}} jour',
  days_many: '{{count}} jours',
  days_other: '{{count}} jours',
}
