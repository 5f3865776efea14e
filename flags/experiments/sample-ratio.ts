/** Chance that a healthy experiment ever raises the alarm, however often it is looked at. */
export const SRM_ALPHA = 0.01

/** Visitors that the expected split is worth: the test is strongest for shares that are some points off. */
const CONCENTRATION = 500

/**
 * p-value of a split that is valid at every look: one over the Bayes factor of a Dirichlet prior around the configured
 * shares (Lindon and Malek, Anytime-Valid Inference for Multinomial Count Data, 2022).
 * @param shares configured shares; they need not add up to 1
 */
export const sampleRatioP = (visitors: readonly number[], shares: readonly number[]): number => {
  const total = visitors.reduce((sum, count) => sum + count, 0)
  const whole = shares.reduce((sum, share) => sum + share, 0)
  if (total === 0 || whole === 0) return 1
  if (visitors.some((count, i) => count > 0 && !shares[i])) return 0
  const evidence = shares.reduce(
    (sum, share, i) => {
      const [prior, count] = [(CONCENTRATION * share) / whole, visitors[i] ?? 0]
      return prior === 0 ? sum : sum + logGamma(prior + count) - logGamma(prior) - count * Math.log(share / whole)
    },
    logGamma(CONCENTRATION) - logGamma(CONCENTRATION + total),
  )
  return Math.min(1, Math.exp(-evidence))
}

/** ln Γ(x) for x > 0 by Stirling's series, exact to 1e-9. */
const logGamma = (x: number): number =>
  x < 8
    ? logGamma(x + 1) - Math.log(x)
    : (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5)
