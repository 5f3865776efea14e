import { createContext } from 'react'
import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'

/** What a page's search can be narrowed down by, for pages whose content holds the search widget; null elsewhere. */
export const SearchFilters = createContext<AvailableFilters | null>(null)
