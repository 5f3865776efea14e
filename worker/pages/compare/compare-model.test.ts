import { expect, it } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { prices, sampleTour, sampleTourDetail, sampleTravel } from '../../../tests/support/builders/sample-travel.ts'
import { compareModel } from './compare-model.ts'
import { compareQuery, readKeys } from './compare-query.ts'

it.each([
  ['tours=japan/j-1,peru/P-2', 'tours=japan/j-1,peru/p-2', undefined],
  ['tour=japan%2Fj-1&tour=peru%2Fp-2', 'tours=japan/j-1,peru/p-2', '/confronta?tours=japan/j-1,peru/p-2'],
  ['tours=a/1,a/1,<b>,b/2,c/3,d/4', 'tours=a/1,-,b/2,c/3', undefined],
  ['utm_source=x', '', undefined],
])('reads %s', (text, query, redirect) =>
  expect(compareQuery(new URLSearchParams(text), markets.it)).toEqual({ query, ...(redirect && { redirect }) }),
)

it('shows equal facts once and different ones side by side, and says what is missing', () => {
  const site = sampleSite('it')
  const travel = sampleTravel({ included: ['Hotel', 'Treno'], departures: [] })
  const compared = (key: string, startingDate: string, included: string[]) => ({
    ...{ key, flights: null, weather: 'Mite' },
    travel: { ...travel, included },
    tour: sampleTourDetail({ ...sampleTour({ startingDate, price: prices(100_000) }), code: key.slice(2) }),
  })
  const keys = readKeys(new URLSearchParams('tours=a/1,a/2,-,a/4'))
  const {
    rows,
    notes,
    compared: shown,
  } = compareModel(
    site,
    keys,
    [compared('a/1', '2027-03-12', ['Hotel', 'Treno']), compared('a/2', '2027-03-19', ['Hotel']), null],
    false,
  )
  const cellsOf = (label: string) => rows.find((row) => row.label === label)?.cells
  expect(cellsOf('Clima')).toEqual([['Marzo 2027: Mite']])
  expect(cellsOf('Incluso in tutte')).toEqual([['Hotel']])
  expect(cellsOf('Incluso')).toEqual([['Treno'], []])
  expect(cellsOf('Durata')).toHaveLength(1)
  expect(notes).toEqual([
    'Una partenza di questo link è già partita o non è più in catalogo.',
    'Se ne confrontano al massimo 3: queste sono le prime.',
  ])
  expect(shown.map(({ highlights }) => highlights)).toEqual([[], []])
  expect(shown.map(({ removeHref }) => removeHref)).toEqual(['/confronta?tours=a/2', '/confronta?tours=a/1'])
})

it('names the one departure that is cheapest, shortest or in the market’s language', () => {
  const tours = [
    sampleTour({ price: prices(100_000), groupLanguage: 'en' }),
    sampleTour({ price: prices(90_000), groupLanguage: 'it' }),
  ]
  const loaded = tours.map((tour, index) => ({
    ...{ key: `a/${index}`, flights: null, weather: null },
    travel: sampleTravel({ departures: [] }),
    tour: sampleTourDetail(tour),
  }))
  const { compared } = compareModel(sampleSite('it'), ['a/0', 'a/1'], loaded, false)
  expect(compared.map(({ highlights }) => highlights)).toEqual([[], ['La meno cara', 'In italiano']])
})
