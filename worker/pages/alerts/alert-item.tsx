import { tourPath, travelPath } from '../../../markets/links.ts'
import { labelOf } from '../../../shared/alerts/alert-types.ts'
import type { Alert } from '../../../shared/contracts/alerts.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import { AlertHistory } from './alert-history.tsx'

/** One alert: its subject, its events, a pause, and its history. */
export const AlertItem = ({ alert, resting }: { alert: Alert; resting: boolean }) => {
  const site = useRenderContext()
  const { t, market } = site
  const { id, travel, tour, types, state } = alert
  const isActive = state === 'active'
  const about = { travel: travel.slug, ...(tour !== null && { tour: tour.code.toLowerCase() }) }
  return (
    <li className="alert" data-state={isActive && !resting ? 'active' : 'paused'}>
      <div className="alert-head">
        <h2>
          {travel.isSold ? (
            <a href={tour === null ? travelPath(market, travel.slug) : tourPath(market, travel.slug, tour.code)}>
              {travel.title}
            </a>
          ) : (
            travel.title
          )}
        </h2>
        <p className="alert-state">{t(isActive ? 'alerts.active' : 'alerts.paused')}</p>
      </div>
      <p className="alert-about">
        {tour === null ? t('alerts.wholeTravel') : formatDateRange(site.date, tour.startingDate, tour.endingDate)}
        {tour !== null && <StatusPill status={tour.status} />}
      </p>
      <p className="alert-tells">
        <Icon name="mail" />
        {t(`alerts.label-${labelOf(types, tour?.status ?? null)}`)}
      </p>
      <div className="alert-actions">
        <form method="post" action={`/api/alerts/${id}/state`}>
          <input type="hidden" name="from" value="page" />
          <Button size="small" variant="secondary" name="state" value={isActive ? 'paused' : 'active'}>
            {t(isActive ? 'alerts.deactivate' : 'alerts.activate')}
          </Button>
        </form>
        <a href={modalHref(site, 'notify-me', 'remove', about)} rel="nofollow">
          {t('alerts.remove')}
        </a>
      </div>
      <AlertHistory alert={alert} />
    </li>
  )
}
