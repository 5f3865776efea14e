export type Arm = { visitors: number; converted: number }

/** Difference of two conversion rates, -1 to 1: 0.01 is one percentage point. */
export type Difference = { estimate: number; low: number; high: number }

/**
 * Difference of conversion rates with an interval that is valid at every look (decision 25): the asymptotic confidence
 * sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2021, theorem 2.2), as in GrowthBook's sequential test.
 * Null without visitors.
 * @param alpha chance that the true difference is ever outside
 * @param planned visitors of both arms at which the interval is tightest; chosen before the first visitor
 */
export const differenceOf = (control: Arm, variation: Arm, alpha: number, planned: number): Difference | null => {
  const visitors = control.visitors + variation.visitors
  if (Math.min(control.visitors, variation.visitors) === 0) return null
  const estimate = variation.converted / variation.visitors - control.converted / control.visitors
  const deviation = Math.sqrt(varianceOf(control) + varianceOf(variation))
  const half = deviation * boundary((visitors / planned) * tightness(alpha), alpha)
  return { estimate, low: Math.max(estimate - half, -1), high: Math.min(estimate + half, 1) }
}

/** Visitors per variation to detect a relative change with a power of 80 % at the last look. @param rate of the control */
export const visitorsNeeded = (rate: number, change: number, alpha: number): number => {
  const other = Math.min(rate * (1 + change), 1)
  const deviations = boundary(tightness(alpha), alpha) + Z_80
  return Math.ceil((deviations / (other - rate)) ** 2 * (rate * (1 - rate) + other * (1 - other)))
}

const Z_80 = 0.841621

/** Half width in standard deviations; `x` is the number of observations times ρ². */
const boundary = (x: number, alpha: number): number =>
  Math.sqrt(((2 * (x + 1)) / x) * Math.log(Math.sqrt(x + 1) / alpha))

/** ρ² times the number of observations at which the interval is tightest. */
const tightness = (alpha: number): number => -2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha) + 1)

/** Variance of a rate; one conversion and one visitor without are added, so that it is never 0. */
const varianceOf = ({ visitors, converted }: Arm): number => {
  const rate = (converted + 1) / (visitors + 2)
  return (rate * (1 - rate)) / visitors
}
