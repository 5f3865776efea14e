import { halfWidth, upperTail, Z_80 } from './normal.ts'
import { binomialP } from './sample-ratio.ts'

/** Of one variation: visitors who saw it, and those of them who converted at least once. */
export type Arm = { visitors: number; converted: number }

export type Uplift = {
  /** Relative change of the conversion rate against the control: 0.1 is ten per cent more. The median of what it can be. */
  median: number
  /** Between these the change lies with a probability of 95 %; of several variations, all changes together do. */
  low: number
  high: number
  /** Probability that the variation converts better than the control. */
  better: number
}

/** In each arm; with fewer nothing can be said. The tests show that the interval is right from there on. */
export const MIN_CONVERSIONS = 10

/**
 * The relative change of the conversion rate, with a 95 % credible interval (decision 40). Each rate has the posterior
 * Beta(1 + converted, 1 + not converted): a flat prior. The logarithm of a Beta has a mean and a variance in closed
 * form, and the difference of two of them is close to normal; so is its interval, without any drawing of lots.
 * Null while either arm has converted fewer than MIN_CONVERSIONS.
 * @param variations that are compared with this control
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

/** Whether the interval leaves no room for "nothing has changed". */
export const isSignificant = ({ low, high }: Uplift): boolean => low > 0 || high < 0

/**
 * Whether a variation differs from the control where one of both has converted too few for an interval and the other
 * has not: a page on which nobody can book must not wait for its tenth booking. Of all who converted, the share in the
 * one with few is a binomial when both convert alike: an exact test, at 5 % for all variations together. Null when it
 * does not, or when there is an interval to tell.
 */
export const differenceOf = (control: Arm, variation: Arm, variations = 1): 'better' | 'worse' | null => {
  const [few, other] = control.converted < variation.converted ? [control, variation] : [variation, control]
  if (few.converted >= MIN_CONVERSIONS || other.converted < MIN_CONVERSIONS) return null
  const share = few.visitors / (few.visitors + other.visitors)
  const p = binomialP(few.converted, few.converted + other.converted, share)
  if (few.visitors === 0 || p >= 0.05 / Math.max(variations, 1)) return null
  return variation.converted / variation.visitors < control.converted / control.visitors ? 'worse' : 'better'
}

/**
 * Visitors that each variation needs so that a relative change of `uplift` is found in eight of ten experiments, with
 * the interval as the judge. @param rate of the control, between 0 and 1 @param variations that are compared with it
 */
export const visitorsNeeded = (rate: number, uplift: number, variations = 1): number => {
  const other = Math.min(rate * (1 + uplift), 1)
  const variance = (1 - rate) / rate + (1 - other) / other
  return Math.ceil(((halfWidth(variations) + Z_80) ** 2 * variance) / Math.log(other / rate) ** 2)
}

/** Mean and variance of the logarithm of a rate: of ln X for X ~ Beta(α, β). */
const logRate = ({ visitors, converted }: Arm): { mean: number; variance: number } => {
  const alpha = 1 + converted
  const both = 2 + visitors
  return { mean: digamma(alpha) - digamma(both), variance: trigamma(alpha) - trigamma(both) }
}

/** ψ(x) for x ≥ 10, by its asymptotic series: exact to 1e-9. */
const digamma = (x: number): number => {
  const y = 1 / (x * x)
  return Math.log(x) - 1 / (2 * x) - y * (1 / 12 - y * (1 / 120 - y / 252))
}

/** ψ′(x) for x ≥ 10, the same way. */
const trigamma = (x: number): number => {
  const y = 1 / (x * x)
  return 1 / x + y / 2 + (y / x) * (1 / 6 - y * (1 / 30 - y / 42))
}
