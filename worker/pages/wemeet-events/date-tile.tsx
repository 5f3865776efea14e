import { formatDate } from '../../../markets/format-date.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import { useRenderContext } from '../../ui/render-context.tsx'

/** A day as the leaf of a calendar, for the eye: the words beside it say the same. */
export const DateTile = ({ day }: { day: IsoDate }) => {
  const { locale } = useRenderContext().market
  return (
    <div className="meet-tile tabular" aria-hidden="true">
      <span className="meet-tile-weekday">{formatDate(day, 'EEE', locale)}</span>
      <span className="meet-tile-day">{formatDate(day, 'd', locale)}</span>
      <span>{formatDate(day, 'MMM', locale)}</span>
    </div>
  )
}
