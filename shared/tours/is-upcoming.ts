import type { IsoDate } from '../contracts/iso-date.ts'
import type { Tour } from '../contracts/tour.ts'

/** A tour is upcoming when its date is in the future (spec section 4): it starts after today. */
export const isUpcoming = (tour: Pick<Tour, 'startingDate'>, today: IsoDate): boolean => tour.startingDate > today
