import fc from 'fast-check'
import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import { AGE_BADGES, GROUP_LANGUAGES, SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import { MOODS } from '../../../shared/contracts/travel.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { keysWith, SORT_ORDERS } from '../../../shared/filters/definitions.ts'
import { SEED_DAY } from './seeded-site.ts'

const day = fc.integer({ min: -20, max: 600 }).map((days) => addDays(SEED_DAY, days))
const cents = fc.integer({ min: 30_000, max: 400_000 })
const some = <T>(...items: T[]) => fc.subarray(items, { maxLength: Math.min(3, items.length) })

const everything = fc.record({
  status: some(...SALES_STATUSES),
  dateFrom: day,
  dateTo: day,
  daysSpan: fc.integer({ min: 0, max: 31 }),
  ageBadge: fc.constantFrom(...AGE_BADGES),
  groupLanguage: some(...GROUP_LANGUAGES),
  priceFrom: cents,
  priceTo: cents,
  durations: fc.constantFrom('MAX_6', 'MAX_10', 'OVER_10'),
  durationFrom: fc.integer({ min: 1, max: 16 }),
  durationTo: fc.integer({ min: 1, max: 16 }),
  continentId: some('asia', 'europe', 'africa', 'nowhere'),
  destinationId: some('jpn', 'MAR', 'isl', 'usa', 'xxx'),
  travelStyles: some('BEACH', 'ADVENTURE', 'CITY', 'TREKKING'),
  moods: some(...MOODS),
  travelTypes: some('CLASSIC', 'EXPRESS', 'SLOW'),
  costCenters: some('SHORT_HAUL', 'LONG_HAUL'),
  badgeId: some('NEW', 'HOT', 'SAFE'),
  ...Object.fromEntries(keysWith({ kind: 'flag' }).map((key) => [key, fc.boolean()])),
  sort: fc.constantFrom(...SORT_ORDERS),
  currency: fc.constantFrom('EUR', 'GBP', 'USD'),
})

/** Filters on part of the catalogue's options, so that most leave results. */
export const anyListRequest: fc.Arbitrary<ListRequest> = everything.chain((all) =>
  fc.subarray(Object.entries(all), { maxLength: 5 }).map((some): ListRequest => Object.fromEntries(some)),
)
