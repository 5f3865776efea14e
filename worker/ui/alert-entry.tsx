import { alertTypesFor, topicOf } from '../../shared/alerts/alert-types.ts'
import type { Tour } from '../../shared/contracts/tour.ts'
import { ButtonLink } from './button.tsx'
import { subjectHref } from './modal-href.ts'
import { useRenderContext } from './render-context.tsx'

type AlertEntryProps = {
  /** Slug. */
  travel: string
  /** One of its departures; the travel as a whole without. */
  tour?: Pick<Tour, 'id' | 'salesStatus'>
  /** Upcoming departures of the travel that are not sold out. */
  departures: number
}

/** The way to be told of news of a travel or of one of its departures, by what can be told of it (spec section 4). */
export const AlertEntry = ({ travel, tour, departures }: AlertEntryProps) => {
  const site = useRenderContext()
  const href = subjectHref(site, 'notify-me', { travel, ...(tour !== undefined && { tour: tour.id }) })
  // Nobody can be told.
  if (href === null) return null
  return (
    <ButtonLink variant="quiet" size="small" href={href} rel="nofollow">
      {site.t(`alerts.cta-${topicOf(alertTypesFor(departures, tour?.salesStatus ?? null))}`)}
    </ButtonLink>
  )
}
