import type { Tour } from '../../shared/contracts/tour.ts'
import type { Travel } from '../../shared/contracts/travel.ts'
import { daysBetween } from '../../shared/dates/iso-days.ts'
import type { RenderContext } from './render-context.tsx'

/**
 * Analytics payload of a part of the page (spec section 3), or only the name of its event: a click sends the innermost
 * event with the fields of all its ancestors (client/events/tracked-fields.ts).
 */
export const tracked = (
  fields: Readonly<Record<string, string | number | boolean>> | string,
): { 'data-track': string } => ({
  'data-track': typeof fields === 'string' ? fields : JSON.stringify(fields),
})

export const travelFields = ({ id, title }: Pick<Travel, 'id' | 'title'>) => ({ travelId: id, travelName: title })

export const tourFields = (
  { id, salesStatus, startingDate }: Pick<Tour, 'id' | 'salesStatus' | 'startingDate'>,
  { today }: Pick<RenderContext, 'today'>,
) => ({ tourId: id, status: salesStatus, missingDaysToDeparture: daysBetween(today, startingDate) })
