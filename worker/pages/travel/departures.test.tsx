import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SALES_STATUSES, type Tour } from '../../../shared/contracts/tour.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { prices, sampleTour, sampleTravel } from '../../../tests/support/builders/sample-travel.ts'
import { RenderContextProvider } from '../../ui/render-context.tsx'
import { departureFilter } from './departure-filter.ts'
import { Departures } from './departures.tsx'
import { travelModel } from './travel-model.ts'

const site = { ...sampleSite('it'), path: '/viaggi/japan-tokyo-kyoto' }
const { market, currency, today, t } = site

const section = (departures: Tour[], query = ''): string => {
  const filter = departureFilter(new URLSearchParams(query), market)
  const model = travelModel({ travel: sampleTravel({ departures }), today, market, currency, filter })
  return renderToString(
    <RenderContextProvider value={site}>
      <Departures model={model} />
    </RenderContextProvider>,
  ).replaceAll('<!-- -->', '')
}

/** Headings of the months of a list or a calendar that have more than sold-out departures. */
const months = (html: string): string[] =>
  [...html.matchAll(/<h3 class="month-name">(.*?)<\/h3><span class="month-facts tabular">(.*?)<\/span>/g)]
    .map(([, name, facts]) => `${name}: ${facts}`)
    .filter(
      (line) => ![t('trip.departures', { count: 0 }), t('trip.status-SOLD_OUT')].some((none) => line.includes(none)),
    )

const anyTour = fc
  .record({
    offset: fc.integer({ min: 1, max: 100 }),
    salesStatus: fc.constantFrom(...SALES_STATUSES),
    freeSeats: fc.nat(2),
    seatsToConfirm: fc.nat(1),
    cents: fc.integer({ min: 800, max: 1_600 }),
  })
  .map(({ offset, cents, ...rest }) => {
    const startingDate = addDays(today, offset)
    return sampleTour({ ...rest, startingDate, endingDate: addDays(startingDate, 9), price: prices(cents * 100) })
  })
const anyTours = fc
  .array(anyTour, { minLength: 1, maxLength: 14 })
  .map((tours) => tours.map((tour, index) => ({ ...tour, id: `tour-${index}`, code: `JPN-${index}` })))

describe('departures section', () => {
  it('shows the same counts and lowest prices in the list and in the calendar', () => {
    fc.assert(
      fc.property(anyTours, (tours) => {
        expect(months(section(tours, 'view=calendar'))).toEqual(months(section(tours)))
      }),
      { numRuns: 40 },
    )
  })

  it.each(['', 'view=calendar'])('names the day of the lowest price of a month with the query "%s"', (query) => {
    const tours = [
      sampleTour({
        id: 'a',
        code: 'JPN-1',
        startingDate: '2027-04-10',
        endingDate: '2027-04-19',
        price: prices(161_900),
      }),
      sampleTour({
        id: 'b',
        code: 'JPN-2',
        startingDate: '2027-04-17',
        endingDate: '2027-04-26',
        price: prices(99_900),
      }),
    ]
    expect(months(section(tours, query))).toEqual(['aprile 2027: 2 partenze<strong>da 999\u00a0€ il 17 apr</strong>'])
  })

  it('links a day with several departures to their list and names each status (§2)', () => {
    const onDay = (over: Partial<Tour>) => sampleTour({ startingDate: '2027-04-10', endingDate: '2027-04-19', ...over })
    const tours = [
      onDay({ id: 'dear', code: 'JPN-1', salesStatus: 'ALMOST_FULL', price: prices(161_900) }),
      onDay({ id: 'cheap', code: 'JPN-2', salesStatus: 'PLANNED', seatsToConfirm: 5, price: prices(99_900) }),
      sampleTour({ id: 'alone', code: 'JPN-3', startingDate: '2027-04-17' }),
      sampleTour({ id: 'gone', code: 'JPN-4', startingDate: '2027-04-17', salesStatus: 'SOLD_OUT' }),
    ]
    const calendar = section(tours, 'view=calendar')
    const cell = (day: string) => calendar.match(new RegExp(`<a [^>]*data-day="${day}".*?</a>`))?.[0] ?? ''
    const list = `${site.path}?dateFrom=2027-04-10&amp;dateTo=2027-04-10#departures`
    expect(cell('2027-04-10')).toContain(`href="${list}"`)
    for (const words of ['trip.status-ALMOST_FULL', 'trip.status-PLANNED'] as const)
      expect(cell('2027-04-10')).toContain(t(words))
    expect(cell('2027-04-10')).toContain(site.money(prices(99_900)))
    expect(cell('2027-04-17')).toContain(`href="${site.path}/jpn-3"`)

    const day = section(tours, 'dateFrom=2027-04-10&dateTo=2027-04-10')
    const [fitting = '', others = ''] = day.split('departures-others')
    const ids = (html: string) => [...html.matchAll(/id="departure-(\w+)"/g)].map(([, id]) => id)
    expect([ids(fitting), ids(others)]).toEqual([
      ['dear', 'cheap'],
      ['alone', 'gone'],
    ])
    // Sold-out ones are counted in no heading.
    const heading = (html: string) => html.match(/departures-others"><summary><h3 class="month-name">(.*?)<\/h3>/)?.[1]
    expect(heading(day)).toBe(t('tour.moreDepartures', { count: 1 }))
    expect(heading(section(tours.slice(2), 'dateFrom=2027-04-17'))).toBe(t('trip.status-SOLD_OUT'))
    expect(heading(section(tours, 'dateFrom=2027-04-17&status[]=SOLD_OUT'))).toBe(
      t('tour.moreDepartures', { count: 3 }),
    )
    expect(day).toContain('<option value="2027-04-10_2027-04-10" selected="">10 apr 2027</option>')
  })

  /** Ids of the departures with details, and of those in a line that links to their page. */
  const listed = (html: string) => {
    const rows = [...html.matchAll(/<li class="([\w-]+)"[^>]*id="departure-([\w-]+)".*?(?=<li class="departure|$)/gs)]
    const ids = (name: string) => rows.filter(([, each]) => each === name).map(([, , id]) => id)
    for (const [row, name, id] of rows) {
      expect(row).toContain(`href="${site.path}/${id}"`)
      expect(row.includes('/start"'), id).toBe(name === 'departure')
    }
    return { detailed: ids('departure'), lines: ids('departure-line') }
  }
  const weekly = (count: number, over: (week: number) => Partial<Tour> = () => ({})) =>
    Array.from({ length: count }, (_, week) =>
      sampleTour({ id: `w${week}`, code: `W${week}`, startingDate: addDays('2027-05-01', week), ...over(week) }),
    )
  const names = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `w${from + index}`)

  it('details six departures at most and links the others to their page, sold-out ones too', () => {
    const html = section(weekly(12, (week) => (week === 2 ? { salesStatus: 'SOLD_OUT' } : {})))
    expect(listed(html)).toEqual({
      detailed: ['w0', 'w1', ...names(3, 7)],
      lines: ['w2', ...names(7, 12)],
    })
  })

  it('details no departure in a collapsed month', () => {
    const html = section([...weekly(4), sampleTour({ id: 'later', code: 'LATER', startingDate: '2027-06-01' })])
    expect(listed(html)).toEqual({ detailed: names(0, 4), lines: ['later'] })
  })

  it('details the departures that fit a filter, and no other', () => {
    const html = section(weekly(20), 'dateFrom=2027-05-10&dateTo=2027-05-19')
    expect(listed(html)).toEqual({ detailed: names(9, 15), lines: [...names(15, 19), ...names(0, 9), 'w19'] })
  })

  const four = [1, 2, 3, 4].map((week) =>
    sampleTour({ id: `week-${week}`, startingDate: addDays('2027-03-05', 7 * week), salesStatus: 'CONFIRMED' }),
  )
  it.each([
    ['priceTo=123456', '123456'],
    ['dateFrom=2020-01-01&dateTo=2020-01-31', '2020-01'],
    ['status[]=SOLD_OUT', 'SOLD_OUT'],
  ])('marks the chosen options of the filter %s', (query, value) => {
    expect(section(four, query)).toContain(`<option value="${value}" selected="">`)
    expect(section(four, query)).toContain(t('tour.noneFiltered'))
  })

  it('links to the list instead of an empty calendar when all departures are sold out', () => {
    const tours = [...four, sampleTour({ id: 'gone', startingDate: '2027-05-01', salesStatus: 'SOLD_OUT' })]
    const html = section(tours, 'status[]=SOLD_OUT&view=calendar')
    expect(html).toContain(`<a href="${site.path}?status%5B%5D=SOLD_OUT#departures">${t('tour.onlySoldOut')}</a>`)
    expect(html).not.toContain('class="calendar')
    expect(section(tours, 'status[]=SOLD_OUT')).toContain('id="departure-gone"')
  })

  it.each([
    [['SOLD_OUT', 'SOLD_OUT'], ['departures']],
    [
      ['WAITING_LIST', 'SOLD_OUT'],
      ['price', 'place'],
    ],
    [['PLANNED', 'SOLD_OUT'], ['confirmation']],
  ] as const)('links departures that are %j to the alert of their modal: %j (§4)', (statuses, topics) => {
    const tours = statuses.map((salesStatus, index) =>
      sampleTour({
        id: `t${index}`,
        startingDate: `2027-0${4 + index}-03`,
        salesStatus,
        seatsToConfirm: index ? 0 : 2,
      }),
    )
    const html = section(tours)
    const entries = html.matchAll(/type=notify-me[^>]*><span>(.*?)<\/span>/g)
    expect([...entries].map(([, words]) => words)).toEqual(topics.map((topic) => t(`alerts.cta-${topic}`)))
    expect(html).not.toContain(t('trip.departures', { count: 0 }))
    expect(html).toMatch(
      new RegExp(`Maggio 2027</h3><span class="month-facts tabular">${t('trip.status-SOLD_OUT')}<`, 'i'),
    )
  })
})
