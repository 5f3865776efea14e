/** Round prices to search up to, in cents of any of our currencies. */
export const PRICE_STEPS = [50_000, 75_000, 100_000, 150_000, 200_000, 300_000] as const
