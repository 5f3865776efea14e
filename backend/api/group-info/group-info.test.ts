import { beforeAll, describe, expect, it } from 'vitest'
import { brand } from '../../../markets/brand.ts'
import { travellersOf } from '../../../shared/contracts/group-info.ts'
import { type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { groupInfo } from './group-info.ts'

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(400)
}, 60_000)

describe('groupInfo', () => {
  it('fits the seats of every departure, and has only a count for small groups (§3)', async () => {
    for (const tour of seeded.rows.tours) {
      const info = await groupInfo(seeded.env.DB, tour.id)
      if (info === null) throw new Error(tour.id)
      const travellers = travellersOf(info, brand.product) ?? -1
      expect(info.expectedGroupSize).toEqual({ min: 8, max: 16 })
      expect(info.language).toBe(tour.language)
      expect(travellers + tour.free_seats).toBe(16)
      expect(info.people.length).toBe(travellers < 6 ? 0 : travellers)
      for (const { isFirstTimer, tripsDone } of info.people) expect(isFirstTimer).toBe(tripsDone === 0)
      if (tour.seats_to_confirm > 0) expect(travellers + tour.seats_to_confirm).toBe(8)
      else expect(travellers).toBeGreaterThanOrEqual(8)
    }
  })

  it('is deterministic, and empty for an unknown departure', async () => {
    const id = seeded.rows.tours[0]?.id ?? ''
    expect(await groupInfo(seeded.env.DB, id)).toEqual(await groupInfo(seeded.env.DB, id))
    expect(await groupInfo(seeded.env.DB, 'nowhere')).toBeNull()
  })
})
