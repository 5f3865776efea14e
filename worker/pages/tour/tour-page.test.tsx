import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import { allMarkets } from '../../../markets/registry.ts'
import type { TourDetail } from '../../../shared/contracts/tour.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { sampleTourModel } from '../../../tests/support/builders/sample-tour-model.ts'
import { prices, sampleTour } from '../../../tests/support/builders/sample-travel.ts'
import { amountIn } from '../../ui/numbers.ts'
import { RenderContextProvider } from '../../ui/render-context.tsx'
import { TourPage } from './tour-page.tsx'

const page = (id: MarketId, tour: Partial<TourDetail> = {}, query = '') => {
  const site = sampleSite(id)
  const model = sampleTourModel(site, tour, query)
  const html = renderToString(
    <RenderContextProvider value={site}>
      <TourPage model={model} />
    </RenderContextProvider>,
  ).replaceAll('<!-- -->', '')
  return { site, model, html }
}

describe('tour page', () => {
  it.each<[string, Partial<TourDetail>]>([
    ['without a seat', { salesStatus: 'CONFIRMED', freeSeats: 0 }],
    ['that is sold out', { salesStatus: 'SOLD_OUT', freeSeats: 0 }],
    ['that has left', { startingDate: '2027-01-15' }],
  ])('%s shows no payment, option, calendar file or flight', (_, tour) => {
    const { html, site } = page('de', tour, 'flexible=1')
    expect(html).toContain('tour-gone')
    for (const absent of ['id="total"', 'id="cancellation"', 'id="flights"', 'departure.ics', 'name="flexible"'])
      expect(html, absent).not.toContain(absent)
    expect(html).not.toContain(site.t('travel.flights-can-be-bought'))
  })

  it('shows the days, what is included and who leads before anybody books', () => {
    const { html, model } = page('it')
    const { itinerary, included, coordinator } = model.travel
    for (const shown of [itinerary[0]?.title, included[0], coordinator?.motto]) expect(html).toContain(shown)
  })

  it.each([
    ['it', '14/09/2026'],
    ['we', '14/09/2026'],
    ['de', '14.09.2026'],
    ['us', 'Sep 14, 2026'],
  ] as const)('%s: formats the days of the status history as %s (§9)', (id, day) => {
    const { salesStatus, freeSeats, seatsToConfirm, price } = sampleTour()
    const snapshot = { takenAt: '2026-09-14T10:00:00.000Z', salesStatus, freeSeats, seatsToConfirm, price }
    expect(page(id, { history: [snapshot] }).html).toContain(`<time dateTime="2026-09-14">${day}</time>`)
  })

  it('shows the last day of the deposit in the price card and below the payments, and of the promo (§1)', () => {
    const { html } = page('it', {
      deposit: { amount: prices(20_000), cutOffDate: '2027-02-09' },
      promo: { code: 'EARLY50', expiresOn: '2027-02-11' },
    })
    expect(html.match(/200\u00a0€ per bloccare il posto, se prenoti entro l’8 feb 2027/g)).toHaveLength(2)
    expect(html).toContain('Codice EARLY50, valido fino all’11 feb 2027')
  })

  it('counts who goes and who is interested, with a dot for each place, before anybody signs in (§6)', () => {
    const { model, html } = page('it', { freeSeats: 4, wishlistedToursCount: 10 })
    const { max } = model.travel.groupSize
    expect(html).toContain(`${max - 4} persone partono · 10 ci stanno pensando`)
    expect([html.match(/<i class="taken">/g)?.length, html.match(/<i>/g)?.length]).toEqual([max - 4, 4])
    expect(page('it', { freeSeats: max, wishlistedToursCount: 0 }).html).toContain('Non c’è ancora nessuno')
  })

  it('says how many groups of this size went, from twenty groups on, rounded down', () => {
    const odds = { months: 3, going: 4, groups: 20, went: 17 }
    expect(page('it', { odds }).html).toContain('8 gruppi su 10 che 3 mesi prima contavano 4 persone sono poi partiti.')
    expect(page('de', { odds: { ...odds, going: 1 } }).html).toContain(
      '8 von 10 Gruppen, die 3 Monate vorher eine Person zählten,',
    )
    expect(page('it', { odds: { ...odds, groups: 19 } }).html).not.toContain('gruppi su 10')
  })

  it('promises no deposit on the day on which the balance is due', () => {
    const { html } = page('it', {
      balanceDueDate: '2027-01-15',
      deposit: { amount: prices(20_000), cutOffDate: '2027-01-15' },
    })
    expect(html).not.toContain('bloccare il posto')
  })

  it('carries the ticked options and their total into the mail of a request', () => {
    const onRequest = { salesStatus: 'WAITING_LIST', freeSeats: 0 } as const
    const mails = (query: string) =>
      [...page('we', onRequest, query).html.matchAll(/href="(mailto:[^"?]+[^"]*)"/g)].map(
        ([, href = '']) =>
          new URL(href.replaceAll('&amp;', '&')).searchParams.get('body')?.replaceAll('\u00a0', ' ') ?? null,
      )
    expect(mails('')).toEqual([null, null])
    const { total, lines } = page('we', onRequest, 'room=private&flexible=1').model.total ?? { total: 0, lines: [] }
    expect(lines.map(({ kind }) => kind)).toEqual(['price', 'private-room', 'flexible-cancellation', 'money-pot'])
    const [body, again] = mails('room=private&flexible=1')
    expect(again).toBe(body)
    expect(body?.split('\r\n')).toEqual([
      expect.stringMatching(/^[^:]+: €/),
      expect.stringMatching(/^Private room: €/),
      expect.stringMatching(/^Flexible Cancellation: €/),
      expect.stringMatching(/^[^:]+: €/),
      `Total: ${amountIn(sampleSite('we'), total).replaceAll('\u00a0', ' ')}`,
    ])
  })

  it('shows no payment today when on request', () => {
    const { html, site } = page('de', { salesStatus: 'WAITING_LIST', freeSeats: 0 })
    expect(html).toContain(site.t('tour.onceAccepted'))
    expect(html).not.toContain(`>${site.t('tour.today')}<`)
    expect(page('de').html).toContain(`>${site.t('tour.today')}<`)
  })

  it.each(allMarkets)('$id: announces the tax code only in Italy and Spain (§9)', ({ id }) => {
    const { html, site } = page(id)
    expect(html.includes(site.t('tour.taxCode'))).toBe(id === 'it' || id === 'es')
    expect(page(id, { salesStatus: 'SOLD_OUT', freeSeats: 0 }).html).not.toContain(site.t('tour.taxCode'))
  })

  it.each(allMarkets)('$id: has a line for each cancellation step', ({ id }) => {
    for (const query of ['', 'flexible=1']) {
      const { html, site, model } = page(id, {}, query)
      const terms = html.split('id="cancellation"')[1]?.split('</section>')[0] ?? ''
      expect(model.cancellation.length).toBeGreaterThan(2)
      for (const { until, kind, cost } of model.cancellation) {
        expect(terms).toContain(site.date(until, 'short'))
        if (kind !== 'free') expect(terms).toContain(amountIn(site, cost))
      }
      // The option's date is shown before it is chosen, too.
      expect(terms).toContain(site.date(model.departure.cancellation.flexibleUntil ?? '', 'short'))
    }
  })

  it('states the language of the group, and a missing coordinator only before it leaves', () => {
    const unled = { coordinator: null, groupLanguage: 'en' }
    const { html } = page('it', unled)
    expect(html).toContain('<li>Coordinatore annunciato almeno un mese prima</li>')
    expect(html).toMatch(/<li[^>]*>In inglese<\/li>/)
    const past = page('it', { ...unled, startingDate: '2020-01-01', endingDate: '2020-01-10' }).html
    expect(past).toMatch(/<li[^>]*>In inglese<\/li>/)
    expect(past).not.toContain('Coordinatore annunciato almeno un mese prima')
  })

  it('books the chosen options wherever it leads to the booking', () => {
    const { html } = page('it', {}, 'room=private&flexible=1&from=MXP')
    expect(html.match(/href="[^"]*\/start[^"]*"/g)).toEqual(
      Array(2).fill(expect.stringMatching(/\/start\?room=private&amp;flexible=1"$/)),
    )
  })
})
