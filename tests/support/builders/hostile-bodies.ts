import { filterStateSchema } from '../../../shared/contracts/filter-state.ts'
import { DURATION_BUCKETS, SORT_ORDERS } from '../../../shared/filters/definitions.ts'

const KEYS = Object.keys(filterStateSchema.unwrap().shape)

/** Values of the wrong type for any filter key. */
const VALUES: readonly unknown[] = [
  ...[null, true, -1, 0, 1.5, 1e308, -1e308, 2 ** 53, 4_294_967_296, '', ' ', '1', 'NaN', '\u0000', '\ud800', '💥'],
  ...["' OR 1=1 --", '"; DROP TABLE tours; --', 'a" OR b*', '%_', '../../etc/passwd', '<script>alert(1)</script>'],
  ...['0000-00-00', '9999-12-31', '2027-02-30', '2027-13-01', '٢٠٢٧-٠١-٠١', 'x'.repeat(10_000)],
  ...[[], [[]], [null], [{}], Array.from({ length: 51 }, () => 'a'), {}, { length: 3 }, { $gt: '' }, { toString: 1 }],
]

/** Invalid JSON, or JSON of another shape. */
const TEXTS: readonly string[] = [
  ...['{', '}', '[', 'null', 'true', '0', '""', '[]', '[{}]', 'undefined', "{'a':1}", '{"page":01}', '{"page":NaN}'],
  ...['\ufeff{}', '{}{}', '{"a":"\\ud800"}', '{"__proto__":{"page":0}}', '{"constructor":{"prototype":{"sort":1}}}'],
  ...['{"page":1,"page":0}', '{"priceFrom":1e400}', '[['.repeat(5000), `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`],
  ...['EMAIL=a%ZZ&gdpr', '<?xml version="1.0"?><a/>', '\u0000\u0001', 'x'.repeat(70_000)],
]

/** Valid alone, but extreme or contradictory. */
const EDGES: readonly object[] = [
  { page: 1000, perPage: 100 },
  { dateFrom: '9999-12-31', daysSpan: 31 },
  { dateTo: '9999-12-31', daysSpan: 31 },
  { dateFrom: '0001-01-01', dateTo: '0001-01-01', daysSpan: 31 },
  { dateFrom: '2028-01-01', dateTo: '2027-01-01' },
  { priceFrom: 100_000_000, priceTo: 0 },
  { durationFrom: 365, durationTo: 1, durations: 'MAX_6' },
  { textSearch: '"*^(){}:-+\\' },
  { textSearch: 'NEAR(a b) AND NOT c*' },
  { textSearch: 'ß'.repeat(100) },
  { travelId: ['ｆｕｌｌ', 'İ', '_'] },
  { destinationId: Array.from({ length: 50 }, (_, index) => `x${index}`) },
  ...SORT_ORDERS.map((sort) => ({ sort, currency: 'USD', relevance: 'meili' })),
  ...DURATION_BUCKETS.map((durations) => ({ durations, status: ['SOLD_OUT', 'SOLD_OUT'] })),
]

/** At least 200 hostile bodies, always the same. */
export const hostileBodies = (): string[] => [
  ...TEXTS,
  ...EDGES.map((edge) => JSON.stringify(edge)),
  ...VALUES.flatMap((value, index) =>
    Array.from({ length: 5 }, (_, nth) => JSON.stringify({ [KEYS[(index + nth * 7) % KEYS.length] ?? 'page']: value })),
  ),
  ...VALUES.map((value) => JSON.stringify({ tab: 'tours', filters: [value] })),
]
