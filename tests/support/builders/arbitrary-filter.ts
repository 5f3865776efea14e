import fc from 'fast-check'
import { type FilterState, filterStateSchema } from '../../../shared/contracts/filter-state.ts'
import { AGE_BADGES, GROUP_LANGUAGES, SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import { MOODS } from '../../../shared/contracts/travel.ts'
import { DURATION_BUCKETS, MAX_PAGE, SORT_ORDERS } from '../../../shared/filters/definitions.ts'
import { MAX_LIST } from '../../../shared/filters/filter-kinds.ts'
import { searchText } from '../../../shared/filters/search-text.ts'

/** Property names of every object are valid codes. */
const code = fc.oneof(
  { weight: 9, arbitrary: fc.stringMatching(/^[a-zA-Z0-9_-]{1,12}$/) },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor') },
)
const codes = fc.uniqueArray(code, { minLength: 1, maxLength: MAX_LIST })
const cents = fc.integer({ min: 1, max: 100_000_000 })
const days = fc.integer({ min: 1, max: 365 })
const date = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((each) => each.toISOString().slice(0, 10))
const range = <T extends number | string>(value: fc.Arbitrary<T>) =>
  fc.tuple(value, value).map(([a, b]): [T, T] => (a <= b ? [a, b] : [b, a]))
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map(searchText)
  // The replacement character stands for invalid bytes.
  .filter((each) => each !== '' && !each.includes('\ufffd'))

/** Any valid filter state without contradictions. */
export const arbitraryFilter: fc.Arbitrary<FilterState> = fc
  .record(
    {
      durations: fc.constantFrom(...DURATION_BUCKETS),
      price: range(cents),
      ageBadge: fc.constantFrom(...AGE_BADGES),
      groupLanguage: fc.uniqueArray(fc.constantFrom(...GROUP_LANGUAGES), { minLength: 1 }),
      discounted: fc.boolean(),
      isNoSharingRoomAvailable: fc.boolean(),
      badgeId: codes,
      travelStyles: codes,
      moods: fc.uniqueArray(fc.constantFrom(...MOODS), { minLength: 1 }),
      status: fc.uniqueArray(fc.constantFrom(...SALES_STATUSES), { minLength: 1 }),
      travelTypes: codes,
      costCenters: codes,
      duration: range(days),
      travelId: codes,
      hasTours: fc.boolean(),
      sort: fc.constantFrom(...SORT_ORDERS),
      show: fc.constant('prices'),
      page: fc.integer({ min: 1, max: MAX_PAGE }),
      perPage: fc.integer({ min: 1, max: 100 }),
      tab: fc.constantFrom('tours' as const, 'travels' as const),
      textSearch: text,
      daysSpan: fc.integer({ min: 0, max: 31 }),
      dates: range(date),
      continentId: codes,
      destinationId: codes,
    },
    { requiredKeys: [] },
  )
  .map(({ price, duration, durations, dates, ...rest }) =>
    filterStateSchema.parse({
      ...rest,
      ...(duration === undefined && durations !== undefined && { durations }),
      ...(price && { priceFrom: price[0], priceTo: price[1] }),
      ...(duration && { durationFrom: duration[0], durationTo: duration[1] }),
      ...(dates && { dateFrom: dates[0], dateTo: dates[1] }),
    }),
  )
