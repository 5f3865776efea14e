import { expect, it } from 'vitest'
import { itineraryDaySchema } from '../../../shared/contracts/travel.ts'
import { dayText, explainedDays } from './day-text.ts'

const day = (facts: object) => itineraryDaySchema.parse({ day: 1, ...facts })
const by = (mode: string, minutes = 300) => ({ transport: { mode, minutes } })

it.each([
  [{}, null],
  [{ happening: 'arrive', meals: ['dinner'] }, 'arrive-dinner'],
  [{ happening: 'travel', ...by('night-train') }, 'travel-night-train'],
  [{ happening: 'travel', ...by('walk') }, 'travel'],
  [{ happening: 'explore', freeTime: 'afternoon' }, 'explore-free'],
  [{ happening: 'explore', freeTime: 'afternoon', ...by('bus', 60) }, 'explore-new'],
  [{ happening: 'hike', effort: 5, bed: 'hut' }, 'hike-hard'],
  [{ happening: 'hike', effort: 4, bed: 'hut' }, 'hike-far'],
  [{ happening: 'outdoors', effort: 3 }, 'outdoors'],
  [{ happening: 'farewell', ...by('train', 90) }, 'farewell-way'],
  [{ happening: 'snow' }, 'snow'],
] as const)('a day with %j has the sentence %s', (facts, text) =>
  expect(dayText(day(facts))).toBe(text && `itinerary.text-${text}`),
)

it('an itinerary has each sentence once, and none for days without facts', () => {
  const days = [{}, { happening: 'explore' }, { happening: 'explore' }, { happening: 'explore', ...by('bus', 60) }].map(
    day,
  )
  expect([...explainedDays(days)]).toEqual([days[1], days[3]])
})
