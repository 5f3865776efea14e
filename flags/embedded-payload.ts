import type { FeatureApiResponse } from '@growthbook/growthbook'
import type { MarketId } from '../markets/market-id.ts'
import type { Market } from '../markets/market-schema.ts'
import { allMarkets, countriesOf } from '../markets/registry.ts'
import local from './payload.local.json'

/** Markets that lead visitors from a country home: all others, but those that they understand. */
const addressFrom = (country: string, home: Market): MarketId[] =>
  allMarkets.filter(({ id, understoodIn }) => id !== home.id && !understoodIn.includes(country)).map(({ id }) => id)

/** Each market's countries are led to it; those that are led there from the same markets share a rule. */
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

/** The payload that holds until the growth team's tool has sent one. Its geography is that of the markets' folders. */
export const embeddedPayload = {
  ...local,
  features: { ...local.features, geoRedirect: { ...local.features.geoRedirect, rules: geoRules } },
} satisfies FeatureApiResponse
