import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { sampleTourModel } from '../../../tests/support/builders/sample-tour-model.ts'
import { prices } from '../../../tests/support/builders/sample-travel.ts'
import { RenderContextProvider } from '../../ui/render-context.tsx'
import { TourFlights } from './tour-flights.tsx'
import type { TourModel } from './tour-model.ts'
import { TourBar } from './tour-page.tsx'

const site = sampleSite('it')
const minimumPrice = prices(60_000)
const from = { code: 'FCO', name: 'Roma' }
const way = { from, to: 'HND', minutes: 800, departsOn: '2027-03-11', returnsOn: '2027-03-22', minimumPrice }
const rendered = (Part: typeof TourFlights, over: Partial<TourModel> = {}, query = '') =>
  renderToString(
    <RenderContextProvider value={site}>
      <Part model={{ ...sampleTourModel(site, { flights: { minimumPrice } }, query), ...over }} />
    </RenderContextProvider>,
  ).replaceAll('<!-- -->', '')

describe('flights of a departure', () => {
  it('show the lowest price instead of an empty list of suggestions', () => {
    const html = rendered(TourFlights)
    expect(html).toContain('Voli andata e ritorno (12–21 mar 2027) da')
    expect(html).toContain(site.money(minimumPrice))
    expect(html).not.toContain(site.t('tour.flightsText'))
    expect(html).not.toContain('<ul')
  })

  it('name the dates of a flight without a price', () => {
    const { tour } = sampleTourModel(site, { flights: null })
    expect(rendered(TourFlights, { tour })).toContain('non mostriamo i prezzi dei voli: te ne serve uno di andata')
    expect(rendered(TourFlights, { tour })).toContain('(12–21 mar 2027)')
  })

  it('list all suggestions, four at first, with filters for airport and stops (§2)', () => {
    const suggestions = ['', 'HEL', 'MUC', 'IST', 'DOH', 'DXB'].map((via) => ({ ...way, via: via ? [via] : [] }))
    const html = rendered(TourFlights, { airports: [from], suggestions }, 'stops=direct')
    const [atOnce = '', more = ''] = html.split('<details')
    expect(atOnce.match(/<li>/g)).toHaveLength(4)
    expect(more.match(/<li>/g)).toHaveLength(2)
    expect(more).toContain(site.t('tour.flightsMore', { count: 2 }))
    expect(atOnce).toContain('name="from"')
    expect(atOnce).toMatch(/<option value="direct" selected/)
  })

  it('show a message when no suggestion matches', () => {
    const none = (query: string) => rendered(TourFlights, { airports: [from], suggestions: [] }, query)
    expect(none('stops=direct')).toContain(site.t('tour.flightsNoneSuch'))
    expect(none('')).toContain(site.t('tour.flightsNoneFrom'))
  })
})

describe('booking bar of a departure', () => {
  it('shows the price per person and the total with the chosen options', () => {
    const { total } = sampleTourModel(site, {}, 'flexible=1')
    const html = rendered(TourBar, {}, 'flexible=1')
    expect(html).toContain(site.t('travel.perPerson'))
    expect(total).not.toBeNull()
    expect(html).toContain(`${site.t('tour.totalSum')} ${site.money(prices(total?.total ?? 0))}`)
  })
})
