import { describe, expect, it } from 'vitest'
import { type ItineraryDay, itineraryDaySchema } from '../../../shared/contracts/travel.ts'
import { readSources } from '../sources.ts'
import { itineraryDays } from './itinerary-days.ts'

const { travels } = readSources()
const told = travels
  .map((travel) => ({ travel, days: itineraryDays(travel).map((day): ItineraryDay => itineraryDaySchema.parse(day)) }))
  .filter(({ days }) => days.length > 0)

describe('days of itineraries', () => {
  it('are told of at least 60 travels, every day of each', () => {
    expect(told.length).toBeGreaterThanOrEqual(60)
    for (const { travel, days } of told) expect(days.map(({ day }) => day).at(-1), travel.slug).toBe(travel.days)
  })

  it('agree with what the travel sells and what its price includes', () => {
    for (const { travel, days } of told) {
      const beds = new Set(days.map(({ bed }) => bed))
      const isShared = (['hostel', 'camp', 'hut', 'boat', 'train'] as const).some((bed) => beds.has(bed))
      if (isShared) expect(travel.sharedNights, `${travel.slug} has shared nights`).toBe(true)
      expect(days.at(-1), travel.slug).toMatchObject({ bed: null, groupFund: expect.not.arrayContaining(['dinners']) })
      for (const { meals, groupFund, transport } of days) {
        if (groupFund.includes('dinners')) expect(meals).not.toContain('dinner')
        if (groupFund.includes('fuel')) expect([travel.style, transport?.mode]).toEqual(['ROAD_TRIP', 'car'])
      }
    }
  })
})
