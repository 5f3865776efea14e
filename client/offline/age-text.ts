const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Formats an age: "3 hours ago", or "now" below a minute. */
export const ageText = (ms: number, language: string): string => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  // `ms` is negative after the clock was set back.
  const [unit, length] = STEPS.find(([, each]) => ms >= each) ?? ['second', Number.POSITIVE_INFINITY]
  return format.format(-Math.floor(ms / length) || 0, unit)
}
