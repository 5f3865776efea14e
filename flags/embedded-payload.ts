import type { FeatureApiResponse } from '@growthbook/growthbook'
import type { MarketId } from '../markets/market-id.ts'
import type { Market } from '../markets/market-schema.ts'
import { allMarkets, countriesOf } from '../markets/registry.ts'
import local from './payload.local.json'

/** Markets that redirect visitors of a country: all others except those in a language they understand. */
const addressFrom = (country: string, home: Market): MarketId[] =>
  allMarkets.filter(({ id, understoodIn }) => id !== home.id && !understoodIn.includes(country)).map(({ id }) => id)

/** Redirects the countries of each market to it; countries redirected from the same markets share a rule. */
const geoRules = allMarkets.flatMap((home) =>
  [...Map.groupBy(countriesOf(home), (country) => addressFrom(country, home).join()).values()].map((countries) => ({
    condition: { country: { $in: countries } },
    force: {
      addressFrom: addressFrom(countries[0] ?? '', home),
      showRedirectPopup: true,
      redirectDestination: home.id,
    },
  })),
)

/** Payload in force until the growth team's tool sends one; its countries come from the market folders. */
export const embeddedPayload = {
  ...local,
  features: { ...local.features, geoRedirect: { ...local.features.geoRedirect, rules: geoRules } },
} satisfies FeatureApiResponse
