export const trip = {
  days_one: '{{count}} giorno',
  days_many: '{{count}} giorni',
  days_other: '{{count}} giorni',
}
