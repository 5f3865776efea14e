import { alertTypesFor, topicOf } from '../../shared/alerts/alert-types.ts'
import type { Tour } from '../../shared/contracts/tour.ts'
import { ButtonLink } from './button.tsx'
import { modalHref } from './modal-href.ts'
import { useRenderContext } from './render-context.tsx'

type AlertEntryProps = {
  travel: string
  /** Omitted: the whole travel. */
  tour?: Pick<Tour, 'id' | 'salesStatus'>
  /** Upcoming departures that are not sold out. */
  departures: number
}

/** Link to the alert that fits a travel or departure (spec section 4). */
export const AlertEntry = ({ travel, tour, departures }: AlertEntryProps) => {
  const site = useRenderContext()
  if (!site.features.has('alerts')) return null
  const href = modalHref(site, 'notify-me', undefined, { travel, ...(tour !== undefined && { tour: tour.id }) })
  return (
    <ButtonLink variant="quiet" size="small" href={href} rel="nofollow">
      {site.t(`alerts.cta-${topicOf(alertTypesFor(departures, tour?.salesStatus ?? null))}`)}
    </ButtonLink>
  )
}
