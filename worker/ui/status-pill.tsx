import type { SalesStatus } from '../../shared/contracts/tour.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import { useRenderContext } from './render-context.tsx'

/** The icon of every status. */
export const STATUS_SHAPES: Record<SalesStatus, IconName> = {
  PLANNED: 'status-planned',
  ALMOST_CONFIRMED: 'status-almost-confirmed',
  CONFIRMED: 'status-confirmed',
  ALMOST_FULL: 'status-almost-full',
  WAITING_LIST: 'status-waiting-list',
  SOLD_OUT: 'status-sold-out',
}

/** A sales status in its word, its shape and its colour. */
export const StatusPill = ({ status }: { status: SalesStatus }) => {
  const { t } = useRenderContext()
  return (
    <span className="status" data-status={status}>
      <Icon name={STATUS_SHAPES[status]} />
      {t(`trip.status-${status}`)}
    </span>
  )
}
