/**
 * Names months (0 to 11) as ranges across the end of the year: "November–February". Formats them as a list of the
 * locale; `allYear` names all twelve.
 */
export const monthRanges = (months: readonly number[], locale: string, allYear: string): string => {
  const chosen = new Set(months)
  if (chosen.size === 12) return allYear
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const nameOf = (month: number) => names.format(Date.UTC(2024, month, 1))
  const ranges = months
    .filter((month) => !chosen.has((month + 11) % 12))
    .map((first) => {
      let last = first
      while (chosen.has((last + 1) % 12)) last = (last + 1) % 12
      return first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`
    })
  return new Intl.ListFormat(locale).format(ranges)
}
