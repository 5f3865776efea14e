import type { Travel } from '../../shared/contracts/travel.ts'
import { useRenderContext } from './render-context.tsx'

/** NEW, HOT or SAFE, of a travel or of a menu entry (spec section 2). */
export const TravelBadge = ({ badge }: { badge: Travel['badges'][number] }) => {
  const { t } = useRenderContext()
  return (
    <span className="badge" data-badge={badge}>
      {t(`trip.badge-${badge}`)}
    </span>
  )
}
