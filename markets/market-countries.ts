import type { Market } from './market-schema.ts'
import { allMarkets } from './registry.ts'

/**
 * The countries whose visitors belong to a market: those that it lists, but for the one that another market is named
 * after. So a market that a country gets of its own takes it from the one that had it.
 */
export const countriesOf = ({ id, countries }: Market): string[] =>
  countries.filter((country) => !allMarkets.some((other) => other.id !== id && other.countryCode === country))
