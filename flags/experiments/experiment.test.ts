import { expect, it } from 'vitest'
import { experimentsIn, trackingKeyOf } from './experiment.ts'

it('has the tracking key of GrowthBook in all phases', () =>
  expect(['cards', 'cards.2', 'v1.5-cards'].map(trackingKeyOf)).toEqual(['cards', 'cards', 'v1.5-cards']))

it('returns the experiments of a payload with names and shares', () => {
  const halves = { key: 'cards', variations: [false, true] }
  const features = {
    wishlist: { defaultValue: true, rules: [{ force: false, condition: { country: 'IT' } }] },
    one: {
      rules: [
        { ...halves, name: 'Cards', phase: '2', meta: [{ name: 'as ever' }, { name: 'bold' }], weights: [0.9, 0.1] },
      ],
    },
    two: { rules: [halves, { key: 'no choice', variations: ['a'] }] },
    three: { rules: [{ variations: ['a', 'b', 'c'] }] },
    unweighted: { rules: [{ variations: ['a', 'b'], weights: [1] }] },
    four: { rules: [{ ...halves, name: 'said again', phase: '0' }] },
    five: {
      rules: [
        {
          key: 'ranged',
          variations: [1, { a: 2 }],
          ranges: [[0, 0.25] as [number, number], [0.5, 1] as [number, number]],
        },
      ],
    },
  }
  expect(experimentsIn({ features })).toEqual([
    {
      id: 'cards.2',
      flag: 'one',
      name: 'Cards',
      variations: [
        { name: 'as ever', share: 0.9 },
        { name: 'bold', share: 0.1 },
      ],
    },
    {
      id: 'cards',
      flag: 'two',
      name: 'cards',
      variations: [
        { name: 'false', share: 0.5 },
        { name: 'true', share: 0.5 },
      ],
    },
    { id: 'three', flag: 'three', name: 'three', variations: ['a', 'b', 'c'].map((name) => ({ name, share: 1 / 3 })) },
    {
      ...{ id: 'unweighted', flag: 'unweighted', name: 'unweighted' },
      variations: [
        { name: 'a', share: 1 },
        { name: 'b', share: 0 },
      ],
    },
    {
      id: 'ranged',
      flag: 'five',
      name: 'ranged',
      variations: [
        { name: '1', share: 0.25 },
        { name: '{"a":2}', share: 0.5 },
      ],
    },
  ])
  expect(experimentsIn({})).toEqual([])
})
