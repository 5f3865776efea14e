import { halfWidth, upperTail, Z_80 } from './normal.ts'
import { binomialP } from './sample-ratio.ts'

export type Arm = { visitors: number; converted: number }

export type Uplift = {
  /** Median of the relative change of the conversion rate: 0.1 is ten per cent more. */
  median: number
  /** 95 % credible interval, jointly for all variations. */
  low: number
  high: number
  /** Probability that the variation converts better than the control. */
  better: number
}

/** Per arm; the tests show that the interval is correct from here on. */
export const MIN_CONVERSIONS = 10

/**
 * Relative change of the conversion rate with a 95 % credible interval (decision 25): posterior Beta(1 + converted,
 * 1 + not converted); the difference of the logarithms is close to normal. Null below MIN_CONVERSIONS in either arm.
 * @param variations number of variations compared with this control
 */
export const upliftOf = (control: Arm, variation: Arm, variations = 1): Uplift | null => {
  if (Math.min(control.converted, variation.converted) < MIN_CONVERSIONS) return null
  const [a, b] = [logRate(control), logRate(variation)]
  const mean = b.mean - a.mean
  const deviation = Math.sqrt(a.variance + b.variance)
  const half = halfWidth(variations) * deviation
  return {
    median: Math.expm1(mean),
    low: Math.expm1(mean - half),
    high: Math.expm1(mean + half),
    better: upperTail(-mean / deviation),
  }
}

/** Whether the interval excludes 0. */
export const isSignificant = ({ low, high }: Uplift): boolean => low > 0 || high < 0

/**
 * Exact binomial test at 5 % for all variations together, if only one arm has too few conversions for an interval: a
 * page without bookings must not wait for its tenth. Null without a difference, or with an interval.
 */
export const differenceOf = (control: Arm, variation: Arm, variations: number): 'better' | 'worse' | null => {
  const [few, other] = control.converted < variation.converted ? [control, variation] : [variation, control]
  if (few.converted >= MIN_CONVERSIONS || other.converted < MIN_CONVERSIONS) return null
  const share = few.visitors / (few.visitors + other.visitors)
  const p = binomialP(few.converted, few.converted + other.converted, share)
  if (p >= 0.05 / Math.max(variations, 1)) return null
  return variation.converted / variation.visitors < control.converted / control.visitors ? 'worse' : 'better'
}

/** Visitors per variation to detect a relative change with a power of 80 %. @param rate of the control, 0 to 1 */
export const visitorsNeeded = (rate: number, uplift: number, variations = 1): number => {
  const other = Math.min(rate * (1 + uplift), 1)
  const variance = (1 - rate) / rate + (1 - other) / other
  return Math.ceil(((halfWidth(variations) + Z_80) ** 2 * variance) / Math.log(other / rate) ** 2)
}

/** Mean and variance of ln X for X ~ Beta(α, β). */
const logRate = ({ visitors, converted }: Arm): { mean: number; variance: number } => {
  const alpha = 1 + converted
  const both = 2 + visitors
  return { mean: digamma(alpha) - digamma(both), variance: trigamma(alpha) - trigamma(both) }
}

/** ψ(x) for x ≥ 10 by its asymptotic series, exact to 1e-9. */
const digamma = (x: number): number => {
  const y = 1 / (x * x)
  return Math.log(x) - 1 / (2 * x) - y * (1 / 12 - y * (1 / 120 - y / 252))
}

/** ψ′(x) for x ≥ 10 by its asymptotic series. */
const trigamma = (x: number): number => {
  const y = 1 / (x * x)
  return 1 / x + y / 2 + (y / x) * (1 / 6 - y * (1 / 30 - y / 42))
}
