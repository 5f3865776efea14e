import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { AGE_BADGES, type AgeBadge } from '../../../shared/contracts/tour.ts'
import { filterQuery, parseFilterQuery, withoutKeys } from '../../../shared/filters/filter-query.ts'
import { resolveFormAliases } from '../../../shared/filters/form-query.ts'
import { arbitraryFilter } from '../../../tests/support/builders/arbitrary-filter.ts'
import { sampleFacets, sampleFilters, sampleSite } from '../../../tests/support/builders/sample-search.ts'
import type { FilterOption } from './choice.ts'
import { type FilterForm, filterForm, hiddenFormFields } from './filter-form.ts'
import { type PlaceGroup, placeGroups } from './place-groups.ts'

const site = sampleSite()
const formOf = (filter: FilterState) => filterForm(site, filter, sampleFilters, sampleFacets, {})
const placesOf = (filter: FilterState) => placeGroups(filter, sampleFilters, sampleFacets)

/** Query that a browser sends when the form is submitted unchanged. */
const submitted = (
  filter: FilterState,
  { when, ...form }: FilterForm,
  filters: AvailableFilters | null,
  places: readonly PlaceGroup[],
): URLSearchParams => {
  const chosen = (name: string, options: readonly (FilterOption | null)[]) =>
    options.flatMap((option) => (option?.checked ? [[name, option.value]] : []))
  const months = when.years.flatMap((year) => year.months)
  return new URLSearchParams([
    ...hiddenFormFields(site, filter, filters).map(([name, value]) => [name, value]),
    ...chosen('when', [when.any, when.other, ...months, ...when.events]),
    ...chosen('daysSpan', when.flexible),
    ...chosen('price', form.price),
    ...Object.entries(form.own).map(([name, { value }]) => [name, value]),
    ...chosen('days', form.days),
    ...chosen('ageBadge', form.ages ?? []),
    ...places.flatMap(({ continent, destinations }) => [
      ...chosen('continentId[]', [continent]),
      ...chosen('destinationId[]', destinations),
    ]),
    ...form.lists.flatMap(({ key, options }) => chosen(`${key}[]`, options)),
    ...form.extras.flatMap((extra) => chosen(extra.name, [extra])),
  ])
}

const listOf = ({ lists }: FilterForm, key: FilterForm['lists'][number]['key']) =>
  lists.find((list) => list.key === key)?.options ?? []

const labels = (options: readonly FilterOption[] = []) => options.map(({ label, count }) => [label, count])

describe('filterForm', () => {
  it.each([
    ['with metadata and counts', sampleFilters, sampleFacets],
    ['without counts', sampleFilters, null],
    ['without metadata', null, null],
  ])('unchanged, %s, submits the first page of the same search', (_, filters, facets) => {
    const reachable = arbitraryFilter.map((filter) => ({
      ...filter,
      // A bucket and a range of days exclude each other in the form.
      ...(filter.durations && { durationFrom: undefined, durationTo: undefined }),
      ...(filter.dateFrom === undefined && { daysSpan: undefined }),
    }))
    fc.assert(
      fc.property(reachable, (filter) => {
        const places = filters === null ? [] : placeGroups(filter, filters, facets)
        const form = filterForm(site, filter, filters, facets, {})
        const back = parseFilterQuery(resolveFormAliases(submitted(filter, form, filters, places)))
        const requested = withoutKeys(filter, 'page', 'perPage')
        const same = {
          ...requested,
          daysSpan: requested.daysSpan || undefined,
        }
        expect(filterQuery(back)).toBe(filterQuery(same))
      }),
    )
  })

  it('lists continents and countries with counts, without countries that have no results', () => {
    const places = placesOf({ destinationId: ['lka'], continentId: ['asia'] })
    expect(places.map(({ continent, open }) => [continent?.label, continent?.count, continent?.checked, open])).toEqual(
      [
        ['Asia', 40, true, true],
        ['Europa', 12, false, false],
      ],
    )
    // Sri Lanka has nothing, but can be taken back.
    expect(labels(places[0]?.destinations)).toEqual([
      ['Giappone', 31],
      ['Sri Lanka', 0],
    ])
    expect(labels(placesOf({})[0]?.destinations)).toEqual([['Giappone', 31]])
  })

  it('includes unknown places, styles and statuses', () => {
    const filter: FilterState = { destinationId: ['xyz'], continentId: ['moon'], travelStyles: ['FLYING'] }
    const form = formOf(filter)
    expect(
      placesOf(filter)
        .slice(2)
        .flatMap(({ continent, destinations }) => [continent?.label, ...labels(destinations)]),
    ).toEqual(['MOON', undefined, ['XYZ', null]])
    expect(
      listOf(form, 'travelStyles')
        .filter(({ checked }) => checked)
        .map(({ value }) => value),
    ).toEqual(['FLYING'])
  })

  it('lists months with departures by year, and holidays', () => {
    const { when } = formOf({ dateFrom: '2027-03-24', dateTo: '2027-03-30', daysSpan: 3 })
    expect(when.years).toHaveLength(1)
    expect(when.years[0]?.months.map(({ short, label, count }) => [short, label, count])).toEqual([
      ['gen', 'Gennaio 2027', 0],
      ['mar', 'Marzo 2027', 52],
    ])
    expect(when.events).toEqual([{ value: '2027-03-24_2027-03-30', label: 'Pasqua 2027', checked: true, count: 9 }])
    expect([when.other, when.any.checked]).toEqual([null, false])
    expect(when.flexible.map(({ value, checked }) => [value, checked])).toEqual([
      ['', false],
      ['1', false],
      ['3', true],
      ['7', false],
    ])
  })

  it('includes dates, flexibility, prices and durations that are not suggested (§9)', () => {
    const form = formOf({ dateFrom: '2027-03-05', dateTo: '2027-03-09', daysSpan: 5, priceFrom: 90_000, durationTo: 4 })
    expect(form.when.other).toMatchObject({ value: '2027-03-05_2027-03-09', label: '5–9 mar 2027', checked: true })
    expect(form.when.flexible.at(-1)).toMatchObject({ value: '5', label: '± 5 giorni', checked: true })
    expect(form.price.at(-1)).toMatchObject({ value: '90000-', label: 'Oltre 900\u00a0€', checked: true })
    expect([form.own.budgetFrom, form.own.budgetTo].map(({ value }) => value)).toEqual(['900', ''])
    expect(form.days.at(-1)).toMatchObject({ value: '-4', label: 'Fino a 4 giorni', checked: true })
    expect([form.own.daysFrom, form.own.daysTo].map(({ value }) => value)).toEqual(['', '4'])
  })

  it.each<[string, FilterState, Record<string, string>, FilterState]>([
    [
      'one end of a price',
      { priceFrom: 50_000, priceTo: 100_000 },
      { budgetTo: '900' },
      { priceFrom: 50_000, priceTo: 90_000 },
    ],
    ['one end of the days', { durationFrom: 4, durationTo: 8 }, { daysFrom: '5' }, { durationFrom: 5, durationTo: 8 }],
    ['a ready-made price', { priceFrom: 50_000, priceTo: 100_000 }, { price: '-80000' }, { priceTo: 80_000 }],
    ['ready-made days', { durationFrom: 4, durationTo: 8 }, { days: 'MAX_6' }, { durations: 'MAX_6' }],
    ['a country elsewhere', { continentId: ['europe'] }, { 'destinationId[]': 'jpn' }, { destinationId: ['jpn'] }],
    ['a continent elsewhere', { destinationId: ['jpn'] }, { 'continentId[]': 'europe' }, { continentId: ['europe'] }],
  ])('changing %s of %j by %j submits %j', (_, filter, change, expected) => {
    const query = submitted(filter, formOf(filter), sampleFilters, placesOf(filter))
    for (const [name, value] of Object.entries(change)) query.set(name, value)
    expect(parseFilterQuery(resolveFormAliases(query))).toEqual(expected)
  })

  it('counts the results of each option (§2, §9)', () => {
    const { price, days, ages, lists, extras } = formOf({})
    expect(price.map(({ count }) => count)).toEqual([52, 10, 30, 0])
    expect(days.map(({ value, label, count }) => [value, label, count])).toEqual([
      ['', 'Qualsiasi', 52],
      ['MAX_6', 'Fino a 6 giorni', 4],
      ['MAX_10', 'Fino a 10 giorni', 40],
      ['OVER_10', 'Oltre 10 giorni', 12],
    ])
    expect(ages?.map(({ count }) => count)).toEqual([52, 20, 12, 20])
    expect(lists.map(({ key, options }) => [key, options.map(({ count }) => count)])).toEqual([
      ['groupLanguage', [14, 30, 8, 0, 0]],
      ['travelStyles', [30, 22]],
      ['status', [10, 9, 20, 8, 5, 2]],
      ['moods', [0, 0, 0, 0, 0]],
      ['travelTypes', [0]],
      ['badgeId', [7]],
      ['costCenters', [40]],
    ])
    expect(extras.filter(({ count }) => count !== 0).map(({ name, count }) => [name, count])).toEqual([
      ['discounted', 3],
      ['isNoSharingRoomAvailable', 9],
    ])
  })

  it('has the dates option for travels only', () => {
    const names = (filter: FilterState) => formOf(filter).extras.map(({ name }) => name)
    expect(names({})).not.toContain('hasTours')
    expect(names({ tab: 'travels' })).toContain('hasTours')
    expect(names({ hasTours: true })).toContain('hasTours')
  })

  it('lists the next 18 months when the back end fails', () => {
    const form = filterForm(site, {}, null, null, {})
    const { when, ages } = form
    const months = when.years.flatMap((year) => year.months)
    expect(months).toHaveLength(19)
    expect(months[0]).toMatchObject({ value: '2027-01', label: 'Gennaio 2027', count: null })
    expect([ages, listOf(form, 'travelStyles')]).toEqual([null, []])
  })

  it.each<[(AgeBadge | null)[], string[] | null]>([
    [[], null],
    [[null], null],
    [['ALL'], ['', 'ALL']],
    [
      [null, 'ALL'],
      ['', 'ALL'],
    ],
    [AGE_BADGES.slice(0, 2), ['', ...AGE_BADGES.slice(0, 2)]],
    [[...AGE_BADGES], ['', ...AGE_BADGES]],
  ])('shows ages only when there is a choice: %j (§5)', (ageRanges, expected) => {
    const { ages } = filterForm(site, {}, { ...sampleFilters, ageRanges }, sampleFacets, {})
    expect(ages?.map(({ value }) => value) ?? null).toEqual(expected)
  })

  it('shows again what it does not understand, with the reason', () => {
    const typed = { budgetFrom: 'poco', daysTo: 'due settimane', dateFrom: 'presto' }
    const { own, when } = filterForm(site, { priceTo: 90_000, dateTo: '2027-05-01' }, null, null, {}, typed)
    expect([when.any.checked, when.other]).toEqual([true, null])
    expect(own).toEqual({
      dateFrom: {
        value: 'presto',
        problem: expect.stringMatching(/^Scrivi una data, per esempio \d\d\/\d\d\/20\d\d\.$/),
      },
      dateTo: { value: '01/05/2027', problem: null },
      budgetFrom: { value: 'poco', problem: 'Scrivi un importo, per esempio 1.500\u00a0€.' },
      budgetTo: { value: '900', problem: null },
      daysFrom: { value: '', problem: null },
      daysTo: { value: 'due settimane', problem: 'Scrivi un numero di giorni, da 1 a 365.' },
    })
  })

  it.each([
    ['900', '800', 'Il minimo è più alto del massimo.'],
    ['€900', '$1500', 'Scrivi i due importi nella stessa valuta.'],
  ])('says why %s and %s exclude each other', (budgetFrom, budgetTo, problem) => {
    const { own } = filterForm(site, {}, null, null, {}, { budgetFrom, budgetTo })
    expect([own.budgetFrom, own.budgetTo]).toEqual([
      { value: budgetFrom, problem },
      { value: budgetTo, problem: null },
    ])
  })
})
