import { expect, it } from 'vitest'
import { MOODS, type Mood } from '../contracts/travel.ts'
import { stylesOfMood } from './available-options.ts'

const listed = (...codes: string[]) => codes.map((code) => ({ code, label: code }))

it.each<[Mood, string[], string[]]>([
  ['NATURE', ['CITY', 'TREKKING', 'SAFARI', 'ADVENTURE'], ['TREKKING', 'SAFARI', 'ADVENTURE']],
  ['RELAX', ['BEACH', 'TREKKING'], ['BEACH']],
  ['HISTORY', ['DISCOVERY', 'CITY'], ['DISCOVERY']],
  ['CULTURE', ['DISCOVERY', 'CITY'], ['CITY', 'DISCOVERY']],
  ['PARTY', ['TREKKING'], []],
  ['PARTY', [], []],
])('the mood %s has of %j the styles %j', (mood, codes, expected) =>
  expect(stylesOfMood(mood, listed(...codes))).toEqual(expected),
)

it('every mood has different styles', () => {
  const all = listed('ADVENTURE', 'CITY', 'BEACH', 'TREKKING', 'ROAD_TRIP', 'DISCOVERY', 'SAFARI', 'SNOW', 'SAILING')
  const stylesByMood = MOODS.map((mood) => stylesOfMood(mood, all).join())
  expect(new Set(stylesByMood).size).toBe(MOODS.length)
})
