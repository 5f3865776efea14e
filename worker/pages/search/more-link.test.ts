import { expect, it } from 'vitest'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import { moreLink } from './more-link.ts'
import { searchHref } from './search-href.ts'

const hrefOf = (filter: FilterState) => searchHref(sampleSite(), filter)

const list = (currentPage: number, perPage: number, total: number) => ({
  ...{ currentPage, perPage, total },
  lastPage: Math.ceil(total / perPage),
})

it.each([
  [list(1, 20, 128), '/cerca?discounted=true&perPage=40#result-21', 20],
  [list(1, 40, 50), '/cerca?discounted=true&perPage=60#result-41', 10],
  [list(1, 80, 128), '/cerca?discounted=true&perPage=100#result-81', 20],
  [list(1, 100, 128), null, null],
  [list(1, 20, 20), null, null],
  [list(2, 20, 128), '/cerca?discounted=true&show=from-2&page=3#result-21', 20],
  [list(6, 20, 128), '/cerca?discounted=true&show=from-6&page=7#result-21', 8],
  [list(7, 20, 128), null, null],
  [list(2, 40, 128), '/cerca?discounted=true&show=from-2&page=3&perPage=40#result-41', 40],
  [list(2, 100, 400), null, null],
])('of %j: %s, %s more', (page, href, count) => {
  const more = moreLink(hrefOf, { discounted: true, page: page.currentPage, perPage: page.perPage }, page)
  expect([more?.href ?? null, more?.count ?? null]).toEqual([href, count])
})

it.each<[FilterState, string | null, number | null]>([
  [{ page: 3, show: 'from-2' }, '/cerca?show=from-2&page=4#result-41', 40],
  [{ page: 5, show: 'from-2' }, '/cerca?show=from-2&page=6#result-81', 80],
  // As long as a list may be.
  [{ page: 6, show: 'from-2' }, null, null],
  [{ page: 3, show: 'prices' }, null, null],
])('a list that was lengthened, %j, leads to %s', (filter, href, shown) => {
  const more = moreLink(hrefOf, filter, list(filter.page ?? 1, 20, 400))
  expect([more?.href ?? null, more?.shown ?? null]).toEqual([href, shown])
})
