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
  it('without suggestions from anywhere are told by what they cost at least, not by an empty list', () => {
    const html = rendered(TourFlights)
    expect(html).toContain(site.t('tour.flightsLater', { amount: site.money(minimumPrice) }))
    expect(html).not.toContain(site.t('tour.flightsText'))
    expect(html).not.toContain('<ul')
  })

  it('are all there, four at once, and can be asked for by airport and stops', () => {
    const suggestions = ['', 'HEL', 'MUC', 'IST', 'DOH', 'DXB'].map((via) => ({ ...way, via: via ? [via] : [] }))
    const html = rendered(TourFlights, { airports: [from], suggestions }, 'stops=direct')
    const [atOnce = '', more = ''] = html.split('<details')
    expect(atOnce.match(/<li>/g)).toHaveLength(4)
    expect(more.match(/<li>/g)).toHaveLength(2)
    expect(more).toContain(site.t('tour.flightsMore', { count: 2 }))
    expect(atOnce).toContain('name="from"')
    expect(atOnce).toMatch(/<option value="direct" selected/)
  })

  it('that there are none of are said to be none', () => {
    const none = (query: string) => rendered(TourFlights, { airports: [from], suggestions: [] }, query)
    expect(none('stops=direct')).toContain(site.t('tour.flightsNoneSuch'))
    expect(none('')).toContain(site.t('tour.flightsNoneFrom'))
  })
})

describe('the bar of a departure', () => {
  it('says that the price is per person, and the total with what was chosen', () => {
    const { total } = sampleTourModel(site, {}, 'flexible=1')
    const html = rendered(TourBar, {}, 'flexible=1')
    expect(html).toContain(site.t('travel.perPerson'))
    expect(total).not.toBeNull()
    expect(html).toContain(`${site.t('tour.totalSum')} ${site.money(prices(total?.total ?? 0))}`)
  })
})
