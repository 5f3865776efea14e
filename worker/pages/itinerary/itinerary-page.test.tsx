import { describe, expect, it } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { renderSample } from '../../../tests/support/builders/render-sample.tsx'
import { sampleTour, sampleTravel } from '../../../tests/support/builders/sample-travel.ts'
import { travelModel } from '../travel/travel-model.ts'
import { ItineraryPage } from './itinerary-page.tsx'

const page = (market: MarketId, groups: readonly string[]): string => {
  const departures = groups.map((groupLanguage, index) => sampleTour({ id: `tour-${index}`, groupLanguage }))
  const travel = sampleTravel({ departures, groupSize: { min: 8, max: 16 } })
  const model = travelModel({
    travel,
    today: '2026-11-21',
    market: markets[market],
    currency: markets[market].currency,
  })
  return renderSample(market, <ItineraryPage model={model} />).replaceAll('<!-- -->', '')
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

  it('has a map with a link to each stage and a line between them', () => {
    const html = page('we', [])
    const links = [...html.matchAll(/<a href="(#stage-\d)" aria-label="([^"]+)"><span>(\d)</g)]
    expect(links.map(([, ...parts]) => parts)).toEqual([
      ['#stage-1', 'Stop 1: Tokyo', '1'],
      ['#stage-2', 'Stop 2: Kyoto', '2'],
    ])
    for (const [, href] of links) expect(html).toContain(`id="${href?.slice(1)}"`)
    expect(html).toMatch(/<polyline class="map-route" points="\d+,\d+ \d+,\d+"/)
  })
})
