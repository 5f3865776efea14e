import { describe, expect, it } from 'vitest'
import { GRID_LENGTHS, type SearchPriceGrid } from '../../../shared/contracts/search.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { priceGrid } from './price-grid-model.ts'

const site = sampleSite()
const months = ['2027-03', '2027-04', '2027-05']
const grid = (...prices: (number | null)[][]): SearchPriceGrid => ({
  months,
  rows: GRID_LENGTHS.map((duration, row) => ({
    duration,
    cells: months.map((month, column) => {
      const lowestPrice = prices[row]?.[column] ?? null
      return {
        month,
        count: lowestPrice === null ? 0 : 12,
        lowestPrice,
        lowestDay: lowestPrice === null ? null : `${month}-12`,
      }
    }),
  })),
})

describe('priceGrid', () => {
  const found = priceGrid(
    site,
    { discounted: true, dateFrom: '2027-01-05', daysSpan: 3, show: 'prices', page: 2 },
    grid([50_000, null, 60_000], [90_000, null, 129_900]),
  )

  it('has a column per length and a line per month with departures', () => {
    expect(found?.columns).toEqual(['Fino a 6 giorni', '7 – 10 giorni', 'Oltre 10 giorni'])
    expect(found?.lines.map(({ month, cells }) => [month, cells.map((cell) => cell?.price ?? null)])).toEqual([
      ['Marzo 2027', ['500\u00a0€', '900\u00a0€', null]],
      ['Maggio 2027', ['600\u00a0€', '1.299\u00a0€', null]],
    ])
  })

  it('links to the departures of a cell with all other filters', () => {
    const [march, may] = found?.lines ?? []
    expect(march?.cells[0]).toMatchObject({
      href: '/cerca?dateFrom=2027-03-01&dateTo=2027-03-31&durations=MAX_6&discounted=true',
      count: '12 partenze',
      day: '2027-03-12',
      cheapest: true,
      current: false,
    })
    expect(may?.cells[1]?.href).toContain('durationFrom=7&durationTo=10')
  })

  it('returns the price level of a cell and whether it is the present search', () => {
    const levels = found?.lines.flatMap(({ cells }) => cells.map((cell) => cell?.level ?? null))
    expect(levels).toEqual([0, 2, null, 0, 3, null])
    const dates = { dateFrom: '2027-03-01', dateTo: '2027-03-31', durations: 'MAX_6' } as const
    const current = priceGrid(site, dates, grid([50_000, 50_000]))?.lines.map(({ cells }) => cells[0]?.current)
    expect(current).toEqual([true, false])
  })

  it('is null without departures', () => expect(priceGrid(site, {}, grid())).toBeNull())
})
