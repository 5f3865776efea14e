import { upperTail } from './normal.ts'

/** Low, because experiments are checked every day (Fabijan et al., Diagnosing Sample Ratio Mismatch, 2019). */
export const SRM_P_THRESHOLD = 0.001

/** Below this expectation chi-square raises two to three times too many alarms. */
const FEW = 25

/**
 * p-value of a split by Pearson's chi-square test, or by an exact test for arms with low expectations; 1 with fewer than
 * two arms.
 * @param shares configured shares; they need not add up to 1
 */
export const sampleRatioP = (visitors: readonly number[], shares: readonly number[]): number => {
  const total = visitors.reduce((sum, count) => sum + count, 0)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  if (total === 0 || whole === 0) return 1
  if (visitors.some((count, i) => count > 0 && !shares[i])) return 0
  const arms = shares
    .map((share, i) => ({ count: visitors[i] ?? 0, share: share / whole, expected: (total * share) / whole }))
    .filter(({ expected }) => expected > 0)
    .sort((a, b) => a.expected - b.expected)
  if (arms.length < 2) return 1
  const few = arms.filter(({ expected }) => expected < FEW)
  // One test is sufficient for two arms.
  const tested = arms.length === 2 ? few.slice(0, 1) : few
  const many = arms.slice(few.length)
  const tests = [
    ...tested.map(({ count, share }) => binomialP(count, total, share)),
    ...(many.length > 1 ? [chiSquareP(amongThem(many))] : []),
  ]
  return Math.min(1, tests.length * Math.min(...tests))
}

type ArmSplit = { count: number; share: number; expected: number }

/** Expectations among these arms alone. */
const amongThem = (arms: readonly ArmSplit[]): ArmSplit[] => {
  const total = arms.reduce((sum, { count }) => sum + count, 0)
  const whole = arms.reduce((sum, { share }) => sum + share, 0)
  return arms.map((arm) => ({ ...arm, expected: (total * arm.share) / whole }))
}

const chiSquareP = (arms: readonly ArmSplit[]): number => {
  const chiSquare = arms.reduce(
    (sum, { count, expected }) => (expected === 0 ? sum : sum + (count - expected) ** 2 / expected),
    0,
  )
  return chiSquareTail(chiSquare, arms.length - 1)
}

/** Exact two-sided binomial test; fast if `count` or its expectation is small. */
export const binomialP = (count: number, total: number, share: number): number => {
  const odds = share / (1 - share)
  let chance = (1 - share) ** total
  let [below, above] = [0, 0]
  for (let k = 0; k <= total; k++) {
    if (k <= count) below += chance
    if (k >= count) above += chance
    if (k > count && chance < above * 1e-12) break
    chance *= ((total - k) / (k + 1)) * odds
  }
  return Math.min(1, 2 * Math.min(below, above))
}

/** P(X > x) for chi-square with an integer `df` (Abramowitz & Stegun 26.4). */
export const chiSquareTail = (x: number, df: number): number => {
  const isOdd = df % 2 === 1
  let term = isOdd ? Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) : Math.exp(-x / 2)
  let sum = isOdd ? 2 * upperTail(Math.sqrt(x)) : 0
  for (let i = isOdd ? 1 : 0; i < df - (isOdd ? 0 : 1); i += 2) {
    sum += term
    term *= x / (i + 2)
  }
  return Math.min(1, sum)
}
