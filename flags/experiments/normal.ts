/** P(Z > z) of the standard normal distribution, relative error below 1.2e-7 (Press et al., Numerical Recipes, `erfc`). */
export const upperTail = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + x / 2)
  let sum = 0
  for (const coefficient of FIT) sum = sum * t + coefficient
  const tail = (t * Math.exp(-x * x + sum)) / 2
  return z >= 0 ? tail : 1 - tail
}

/** From the highest power of t to the constant. */
const FIT = [
  0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368,
  -1.26551223,
]

/** Half width, in standard deviations, of intervals with a joint coverage of 95 % (Bonferroni); 1.96 for one. */
export const halfWidth = (intervals: number): number => {
  const tail = 0.025 / Math.max(intervals, 1)
  let [low, high] = [0, 10]
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2
    if (upperTail(middle) > tail) low = middle
    else high = middle
  }
  return high
}
/** z for a power of 80 %. */
export const Z_80 = 0.841621
