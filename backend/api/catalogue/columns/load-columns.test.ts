import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { AGE_BADGES, SALES_STATUSES } from '../../../../shared/contracts/tour.ts'
import { addDays, isoDayOf } from '../../../../shared/dates/iso-days.ts'
import { memoryD1 } from '../../../../tests/support/builders/memory-d1.ts'
import { SEED_DAY, type SeededSite, seededSite } from '../../../../tests/support/builders/seeded-site.ts'
import { changeTour } from '../../backoffice/change-tour.ts'
import { ensureOffers } from '../offers.ts'
import { loadColumns } from './load-columns.ts'
import { ageOf, canBeBooked, dayOf, discountIn, hasPrivateRoom, isDiscounted, statusOf } from './traits.ts'

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(1500)
}, 60_000)

const columnsAsRows = async () => {
  const travels = await loadColumns(seeded.site('it').db, 'it')
  return travels.flatMap(({ travel, departures: { numbers, traits, discounts, prices } }) =>
    [...traits].map((trait, index) => ({
      no: numbers[index],
      travel_id: travel.id,
      starting_date: isoDayOf(dayOf(trait) * 86_400_000),
      status: SALES_STATUSES[statusOf(trait)],
      age_badge: AGE_BADGES[ageOf(trait)],
      no_sharing: Number(hasPrivateRoom(trait)),
      is_discounted: Number(isDiscounted(trait)),
      is_bookable: Number(canBeBooked(trait)),
      off_eur: discountIn('EUR', discounts[index] ?? 0),
      off_gbp: discountIn('GBP', discounts[index] ?? 0),
      off_usd: discountIn('USD', discounts[index] ?? 0),
      price_eur: prices.EUR[index],
      price_gbp: prices.GBP[index],
      price_usd: prices.USD[index],
    })),
  )
}

const tableRows = (after: string) =>
  seeded.sqlite
    .prepare(
      `SELECT no, travel_id, starting_date, status, age_badge, no_sharing, discount > 0 AS is_discounted,
        status IN ('CONFIRMED', 'ALMOST_FULL') AND free_seats > 0
          OR status NOT IN ('WAITING_LIST', 'SOLD_OUT') AND seats_to_confirm > 0 AS is_bookable,
        (base_eur - price_eur) * 1000 / base_eur AS off_eur, (base_gbp - price_gbp) * 1000 / base_gbp AS off_gbp,
        (base_usd - price_usd) * 1000 / base_usd AS off_usd, price_eur, price_gbp, price_usd
      FROM tours WHERE starting_date > ? ORDER BY travel_id, starting_date, no`,
    )
    .all(after)
    .map((row) => ({ ...row }))

const cents = fc.integer({ min: 100, max: 99_000_000 })
const prices = fc.record({ EUR: cents, GBP: cents, USD: cents })
const change = fc.record(
  { status: fc.constantFrom(...SALES_STATUSES), freeSeats: fc.nat(12), seatsToConfirm: fc.nat(4), price: prices },
  { requiredKeys: [] },
)

describe('loadColumns', () => {
  it('matches the table for every departure', async () => {
    expect(await columnsAsRows()).toEqual(tableRows(SEED_DAY))
  })

  it('matches the table after accepted and rejected changes', async () => {
    const { db } = seeded.site('it')
    const when = { today: SEED_DAY, instant: '2027-01-15T12:00:00Z' }
    const outcomes = new Set<string>()
    const some = fc.array(fc.tuple(fc.nat(599), change), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(some, async (changes) => {
        for (const [index, each] of changes)
          outcomes.add((await changeTour(db, seeded.rows.tours[index]?.id ?? '', each, when)).kind)
        expect(await columnsAsRows()).toEqual(tableRows(SEED_DAY))
      }),
      { numRuns: 40 },
    )
    expect([...outcomes].sort()).toEqual(['changed', 'refused'])
  }, 60_000)

  it('matches the table on a later day', async () => {
    const later = addDays(SEED_DAY, 200)
    await ensureOffers(seeded.site('it').db, later, 1e12)
    expect(tableRows(later).length).toBeLessThan(tableRows(SEED_DAY).length)
    expect(await columnsAsRows()).toEqual(tableRows(later))
  })

  it('reads each of two copies of the database once while their versions alternate', async () => {
    const copies = { current: seeded.env.DB, lagging: memoryD1().db }
    const { db } = memoryD1()
    const statementsFor = async (copy: keyof typeof copies) => {
      const prepare = vi.fn((sql: string) => copies[copy].prepare(sql))
      await loadColumns(Object.assign(db, { prepare }), 'it')
      return prepare.mock.calls.length
    }
    const first = [await statementsFor('current'), await statementsFor('lagging')]
    expect(Math.min(...first)).toBeGreaterThan(1)
    for (const copy of ['current', 'lagging', 'current', 'lagging'] as const) expect(await statementsFor(copy)).toBe(1)
  })
})
