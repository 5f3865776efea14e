import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AGE_BADGES, type AgeBadge } from '../../../shared/contracts/tour.ts'
import { arbitraryFilter } from '../../../shared/filters/arbitrary-filter.ts'
import { filterQuery } from '../../../shared/filters/filter-query.ts'
import { resolveFormAliases } from '../../../shared/filters/form-aliases.ts'
import { parseFilterQuery } from '../../../shared/filters/parse-filter-query.ts'
import { withoutKeys } from '../../../shared/filters/without-keys.ts'
import { type FilterForm, filterForm } from './filter-form.ts'
import { sampleFilters, sampleSite } from './sample-search.ts'

const site = sampleSite()

/** What a browser sends when the form is submitted as it is. */
const submitted = (form: FilterForm): URLSearchParams =>
  new URLSearchParams([
    ...form.hidden.map(([name, value]) => [name, value]),
    ...(form.where?.kept ?? []).map(({ name, value }) => [name, value]),
    ...(form.where === null ? [] : [['where', form.where.value]]),
    ['when', form.when.value],
    ['price', form.price.value],
    ['budgetFrom', ''],
    ['budgetTo', ''],
    ['days', form.days.value],
    ...(form.ages === null ? [] : [['ageBadge', form.ages.value]]),
    ...form.statuses.filter(({ checked }) => checked).map(({ value }) => ['status[]', value]),
    ...form.styles.filter(({ checked }) => checked).map(({ value }) => ['travelStyles[]', value]),
    ...(form.discounted ? [['discounted', 'true']] : []),
    ...(form.privateRoom ? [['isNoSharingRoomAvailable', 'true']] : []),
  ])

describe('the filter form', () => {
  it.each([
    ['with metadata', sampleFilters],
    ['without metadata', null],
  ])('submitted as it is, %s, asks for the same search from its first page on', (_, filters) => {
    const reachable = arbitraryFilter.map((filter) => ({
      ...filter,
      // A text and a place exclude each other in the form (spec section 4); so do a bucket and a range of days.
      ...((filter.continentId ?? filter.destinationId) && { textSearch: undefined }),
      ...(filter.durations && { durationFrom: undefined, durationTo: undefined }),
      ...(filter.dateFrom === undefined && { daysSpan: undefined }),
      ...(filter.travelStyles && filters !== null && { travelStyles: ['CITY'] }),
    }))
    fc.assert(
      fc.property(reachable, (filter) => {
        const back = parseFilterQuery(resolveFormAliases(submitted(filterForm(site, filter, filters))))
        const asked = withoutKeys(filter, 'page')
        const same = { ...asked, daysSpan: asked.daysSpan || undefined, priceFrom: asked.priceFrom || undefined }
        expect(filterQuery(back)).toBe(filterQuery(same))
      }),
    )
  })

  it('shows the one chosen place in the list, with departures counted', () => {
    const { where } = filterForm(site, { destinationId: ['jpn'] }, sampleFilters)
    expect(where?.value).toBe('jpn')
    expect(where?.kept).toEqual([])
    expect(where?.groups).toEqual([
      {
        label: 'Continenti',
        options: [
          { value: 'continent:asia', label: 'Asia' },
          { value: 'continent:europe', label: 'Europa' },
        ],
      },
      {
        label: 'Asia',
        options: [
          { value: 'jpn', label: 'Giappone (31)' },
          { value: 'lka', label: 'Sri Lanka (9)' },
        ],
      },
      { label: 'Europa', options: [{ value: 'isl', label: 'Islanda (12)' }] },
    ])
  })

  it('counts itineraries where travels are listed', () => {
    const { where } = filterForm(site, { tab: 'travels' }, sampleFilters)
    expect(where?.groups[1]?.options[0]?.label).toBe('Giappone (2)')
  })

  it('lets each of several places be taken back, and one more be added', () => {
    const { where } = filterForm(site, { continentId: ['asia'], destinationId: ['isl'] }, sampleFilters)
    expect(where?.value).toBe('')
    expect(where?.kept).toEqual([
      { name: 'continentId[]', value: 'asia', label: 'Asia' },
      { name: 'destinationId[]', value: 'isl', label: 'Islanda' },
    ])
  })

  it('offers the months that have departures, and holidays', () => {
    const { when } = filterForm(site, { dateFrom: '2027-03-24', dateTo: '2027-03-30' }, sampleFilters)
    expect(when).toEqual({
      value: '2027-03-24_2027-03-30',
      other: null,
      groups: [
        {
          label: 'Mesi',
          options: [
            { value: '2027-01', label: 'Gennaio 2027' },
            { value: '2027-03', label: 'Marzo 2027' },
          ],
        },
        { label: 'Feste e ponti', options: [{ value: '2027-03-24_2027-03-30', label: 'Pasqua 2027' }] },
      ],
    })
  })

  it('keeps days, prices and durations that it does not offer', () => {
    const form = filterForm(
      site,
      { dateFrom: '2027-03-05', dateTo: '2027-03-09', priceFrom: 90_000, durationTo: 4 },
      sampleFilters,
    )
    expect(form.when.other).toEqual({ value: '2027-03-05_2027-03-09', label: '5–9 mar 2027' })
    expect(form.price.options.at(-1)).toEqual({ value: '90000-', label: 'Oltre 900\u00a0€' })
    expect(form.days.options.at(-1)).toEqual({ value: '-4', label: 'Fino a 4 giorni' })
  })

  it('offers the next 18 months when the back end cannot say which have departures', () => {
    const { when, where, styles, ages } = filterForm(site, {}, null)
    expect(when.groups[0]?.options).toHaveLength(19)
    expect(when.groups[0]?.options[0]).toEqual({ value: '2027-01', label: 'Gennaio 2027' })
    expect([where, ages, styles]).toEqual([null, null, []])
  })

  it.each<[(AgeBadge | null)[], string[] | null]>([
    [[], null],
    [[null], null],
    [['ALL'], ['', 'ALL']],
    [
      [null, 'ALL'],
      ['', 'ALL'],
    ],
    [[...AGE_BADGES], ['', ...AGE_BADGES]],
  ])('asks for the age only when there is something to choose (spec section 5): %j', (ageRanges, expected) => {
    const { ages } = filterForm(site, {}, { ...sampleFilters, ageRanges })
    expect(ages?.options.map(({ value }) => value) ?? null).toEqual(expected)
  })

  it('ticks what is asked for', () => {
    const form = filterForm(site, { status: ['SOLD_OUT'], travelStyles: ['TREKKING'], discounted: true }, sampleFilters)
    expect(form.statuses.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['SOLD_OUT'])
    expect(form.styles.map(({ checked }) => checked)).toEqual([false, true])
    expect([form.discounted, form.privateRoom]).toEqual([true, false])
  })
})
