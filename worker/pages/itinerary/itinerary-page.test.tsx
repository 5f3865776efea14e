import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { sampleTour, sampleTravel } from '../../../tests/support/builders/sample-travel.ts'
import { createRenderContext, RenderContextProvider } from '../../ui/render-context.tsx'
import { ItineraryPage } from './itinerary-page.tsx'

const origins = Object.fromEntries(MARKET_IDS.map((id) => [id, `https://${id}.example`])) as Record<MarketId, string>

const page = (id: MarketId, groups: readonly string[]) => {
  const market = markets[id]
  const site = createRenderContext({
    market,
    currency: market.currency,
    today: '2026-11-21',
    route: 'travels-travel-itinerary',
    path: '/',
    origins,
    bookingOrigin: 'https://booking.example',
    accountOrigin: null,
    signIn: false,
    variations: {},
  })
  const departures = groups.map((groupLanguage, index) => sampleTour({ id: `tour-${index}`, groupLanguage }))
  const travel = sampleTravel({ departures, groupSize: { min: 8, max: 16 } })
  return renderToString(
    <RenderContextProvider value={site}>
      <ItineraryPage model={travel} />
    </RenderContextProvider>,
  ).replaceAll('<!-- -->', '')
}

describe('ItineraryPage', () => {
  it.each([
    ['it', ['en', 'it', 'en'], '8–16 persone · In inglese e italiano, a seconda della data'],
    ['we', ['en', 'it', 'en'], '8–16 people · In English and Italian, depending on the date'],
    ['us', ['it'], '8–16 people · In Italian'],
    ['es', ['fr', 'fr', 'en'], '8–16 personas · En francés e inglés, según la fecha'],
    ['fr', ['de', 'en', 'en'], '8–16 personnes · En anglais et allemand, selon la date'],
    ['de', ['de', 'de', 'en'], '8–16 Personen · Auf Deutsch und Englisch, je nach Termin'],
    ['we', [], '8–16 people'],
  ] as const)('%s: states the size of groups and that they are led in %j', (id, groups, line) => {
    expect(page(id, groups)).toContain(`${line}</p>`)
  })
})
