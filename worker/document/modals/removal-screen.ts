import type { Tour } from '../../../shared/contracts/tour.ts'
import type { Wish } from '../../../shared/contracts/wishlist.ts'

/** What is about to be removed from a list. */
export type RemovalScreen = { item: Wish; closeHref: string } & (
  | {
      state: 'asks'
      title: string
      /** The departure; null when it is the trip. */
      tour: Pick<Tour, 'startingDate' | 'endingDate'> | null
      /** Saved departures that go with the trip. */
      tours: number
    }
  /** The back end cannot tell what is in the list. */
  | { state: 'unavailable' }
)
