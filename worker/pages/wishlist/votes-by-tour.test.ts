import { expect, it } from 'vitest'
import type { SharedList } from '../../../shared/contracts/wishlist.ts'
import { votesByTour } from './votes-by-tour.ts'

const tour = (id: string, startingDate: string) => ({ id, startingDate, endingDate: '2027-12-31' })
const LIST = {
  items: [
    {
      travel: { title: 'Japan' },
      tours: [tour('j-2', '2027-05-01'), tour('j-1', '2027-03-01'), tour('j-3', '2027-06-01')],
    },
    { travel: { title: 'Peru' }, tours: [tour('p-1', '2027-04-01')] },
  ],
  votes: [
    { name: 'Anna', mine: false, tours: ['j-1', 'p-1', 'gone'] },
    { name: 'Luca', mine: false, tours: ['j-2', 'p-1'] },
    { name: 'Nina', mine: false, tours: [] },
  ],
} as unknown as SharedList

it('lists voters, and departures by votes, then by starting date', () => {
  const { names, best } = votesByTour(LIST)
  expect(names).toEqual(['Anna', 'Luca', 'Nina'])
  expect(best.map(({ id, title, names: fits }) => [id, title, fits])).toEqual([
    ['p-1', 'Peru', ['Anna', 'Luca']],
    ['j-1', 'Japan', ['Anna']],
    ['j-2', 'Japan', ['Luca']],
  ])
})
