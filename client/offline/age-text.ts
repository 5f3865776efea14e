const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something was, in a language's own words: "3 hours ago", "now" for less than a minute. */
export const ageText = (ms: number, language: string): string => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  // A clock that was set back makes nothing come from the future.
  const [unit, length] = STEPS.find(([, each]) => ms >= each) ?? ['second', Number.POSITIVE_INFINITY]
  return format.format(-Math.floor(ms / length) || 0, unit)
}
