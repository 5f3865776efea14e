import { upperTail } from './normal.ts'

/**
 * Below it a split is not what was asked for: 1 in 1,000, because a healthy experiment is looked at every day and an
 * alarm has to mean something (Fabijan et al., Diagnosing Sample Ratio Mismatch, 2019).
 */
export const ALARM_BELOW = 0.001

/**
 * How likely visitors are to be split at least this unevenly when all is well: the p-value of Pearson's chi-square test.
 * 1 where there is nothing to compare. A share of 0 with visitors in it is as unlikely as can be.
 * @param shares of the traffic that each variation should have; they need not add up to 1
 */
export const sampleRatioP = (visitors: readonly number[], shares: readonly number[]): number => {
  const total = visitors.reduce((sum, count) => sum + count, 0)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  if (total === 0 || whole === 0) return 1
  if (visitors.some((count, i) => count > 0 && !shares[i])) return 0
  const expected = shares.map((share) => (total * share) / whole)
  const used = expected.filter((count) => count > 0).length
  const chiSquare = expected.reduce(
    (sum, count, i) => (count === 0 ? sum : sum + ((visitors[i] ?? 0) - count) ** 2 / count),
    0,
  )
  return used < 2 ? 1 : chiSquareTail(chiSquare, used - 1)
}

/** P(X > x) for chi-square with `df` degrees of freedom, a whole number: the closed form (Abramowitz & Stegun 26.4). */
export const chiSquareTail = (x: number, df: number): number => {
  if (x <= 0) return 1
  const isOdd = df % 2 === 1
  let term = isOdd ? Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) : Math.exp(-x / 2)
  let sum = isOdd ? 2 * upperTail(Math.sqrt(x)) : 0
  for (let i = isOdd ? 1 : 0; i < df - (isOdd ? 0 : 1); i += 2) {
    sum += term
    term *= x / (i + 2)
  }
  return Math.min(1, sum)
}
