import { markets } from '../markets/registry.ts'

/** Searches by month, status and order, of which visitors request now one, now another. */
export const SEARCHES = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}`).flatMap(
  (month) =>
    ['CONFIRMED', 'PLANNED', 'ALMOST_CONFIRMED', 'ALMOST_FULL'].flatMap((status) =>
      ['price:asc', 'price:desc'].map(
        (sort) =>
          `${markets.it.paths.search}?${new URLSearchParams({ dateFrom: `${month}-01`, 'status[]': status, sort })}`,
      ),
    ),
)
