import { expect, it } from 'vitest'
import type { FilterState } from '../contracts/filter-state.ts'
import { shownPages, withoutShownPages } from './shown-pages.ts'

it.each<[FilterState, [number, number]]>([
  [{}, [1, 1]],
  [{ page: 3 }, [3, 3]],
  [{ page: 3, show: 'from-2' }, [2, 3]],
  [{ page: 6, show: 'from-2' }, [2, 6]],
  // Longer than a list may be.
  [{ page: 7, show: 'from-2' }, [7, 7]],
  [{ page: 3, perPage: 50, show: 'from-2' }, [2, 3]],
  [{ page: 3, perPage: 100, show: 'from-2' }, [3, 3]],
  // Not earlier, or not understood.
  [{ page: 2, show: 'from-3' }, [2, 2]],
  [{ show: 'from-2' }, [1, 1]],
  [{ page: 3, show: 'from-0' }, [3, 3]],
  [{ page: 3, show: 'from-x' }, [3, 3]],
  [{ page: 3, show: 'prices' }, [3, 3]],
])('%j shows the pages %j', (filter, pages) => expect(shownPages(filter)).toEqual(pages))

it('withoutShownPages preserves other values of show', () => {
  expect(withoutShownPages({ page: 3, show: 'from-2' })).toEqual({ page: 3, show: undefined })
  expect(withoutShownPages({ page: 3, show: 'prices' })).toEqual({ page: 3, show: 'prices' })
})
