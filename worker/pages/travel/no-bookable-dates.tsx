import { brand } from '../../../markets/brand.ts'
import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { AlertEntry } from '../../ui/alert-entry.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { mailto } from './mailto.ts'

type NothingToBookProps = {
  title: string
  travel: Pick<TravelDetail, 'slug' | 'title'>
  /** Departures that are not sold out: those on request. */
  openCount: number
}

/** That no date can be booked, and the way to hear of new ones (spec section 8). */
export const NoBookableDates = ({ title, travel, openCount }: NothingToBookProps) => {
  const { t } = useRenderContext()
  return (
    <div className="nothing-to-book">
      <Icon name="calendar" />
      <div>
        <h3>{title}</h3>
        <p>{t('travel.noDeparturesText')}</p>
      </div>
      <ButtonLink variant="talk" icon="chat" href={mailto(t('travel.noDeparturesSubject', { title: travel.title }))}>
        {t('travel.writeTo', { email: brand.contactEmail })}
      </ButtonLink>
      <AlertEntry travel={travel.slug} departures={openCount} />
    </div>
  )
}
