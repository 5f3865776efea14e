import type { Tour } from '../../shared/contracts/tour.ts'
import type { Travel } from '../../shared/contracts/travel.ts'
import { daysBetween } from '../../shared/dates/iso-days.ts'
import type { RenderContext } from './render-context.tsx'

/**
 * What a part of the page says of itself to analytics (spec section 3, tracking payload). A click inside sends the event
 * that the innermost part names, with the fields of all parts around it (client/events/tracked-fields.ts).
 */
export const tracked = (fields: Readonly<Record<string, string | number | boolean>>): { 'data-track': string } => ({
  'data-track': JSON.stringify(fields),
})

export const travelFields = ({ id, title }: Pick<Travel, 'id' | 'title'>) => ({ travelId: id, travelName: title })

export const tourFields = (
  { id, salesStatus, startingDate }: Pick<Tour, 'id' | 'salesStatus' | 'startingDate'>,
  { today }: Pick<RenderContext, 'today'>,
) => ({ tourId: id, status: salesStatus, missingDaysToDeparture: daysBetween(today, startingDate) })
