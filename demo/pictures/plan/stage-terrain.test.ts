import { describe, expect, it } from 'vitest'
import type { Terrain } from '../subjects.ts'
import { stageTerrain } from './stage-terrain.ts'

const stage = (place: string, title: string, text: string) => ({ place, title, text })

describe('stageTerrain', () => {
  it.each<[string, Parameters<typeof stageTerrain>, Terrain | null]>([
    ['the title', [stage('Udaipur', 'The lakes', 'The City Palace and dinner.'), 'asia', []], 'lake'],
    ['the place', [stage('Eqi Glacier', 'Far north', 'By boat to its face.'), 'north-america', []], 'ice'],
    ['the text', [stage('Ella', 'Slow mornings', 'A morning with the tea pickers.'), 'asia', []], 'rice-terraces'],
    [
      'the title before the text',
      [stage('Sydney', 'Ferries and cliffs', 'The old city streets and the market.'), 'oceania', []],
      'coast',
    ],
    ['whole words', [stage('Nice', 'Rice and spice', 'Coasters, a cityscape of icing.'), 'europe', []], null],
    ['nothing', [stage('Somewhere', 'Goodbyes', 'One more round of tereré.'), 'america', []], null],
    ['no safari in Asia', [stage('Udawalawe', 'Elephants', 'By jeep through tall grass.'), 'asia', []], null],
    ['a safari in Africa', [stage('Addo', 'Elephants', 'Two outings in the park.'), 'africa', []], 'savanna'],
    ['no dunes in Holland', [stage('Haarlem', 'Dunes and canals', 'By bike.'), 'europe', []], 'river'],
    [
      'carved masks are no diving masks',
      [stage('Mua', 'Masks', 'The woodcarvers of the mission.'), 'africa', []],
      null,
    ],
  ])('reads %s', (_, input, terrain) => expect(stageTerrain(...input)).toBe(terrain))

  it('prefers a terrain that has not been used yet', () => {
    const both = stage('Knysna', 'Lagoons and old town', 'Canoes.')
    expect(stageTerrain(both, 'africa', [])).toBe('reef')
    expect(stageTerrain(both, 'africa', ['reef'])).toBe('oldtown')
  })
})
