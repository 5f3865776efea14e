import { brand } from '../../../markets/brand.ts'
import { AlertEntry } from '../../ui/alert-entry.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { mailto } from './departure-action.tsx'
import type { TravelModel } from './travel-model.ts'

/** Empty state with links to customer support and alerts (spec section 8). */
export const NoBookableDates = ({ model: { travel, upcomingCount, openCount } }: { model: TravelModel }) => {
  const { t } = useRenderContext()
  return (
    <div className="nothing-to-book">
      <Icon name="calendar" />
      <div>
        <h3>{t(upcomingCount === 0 ? 'travel.noDeparturesTitle' : 'travel.noBookable')}</h3>
        <p>{t('travel.noDeparturesText')}</p>
      </div>
      <ButtonLink variant="talk" icon="chat" href={mailto(t('travel.noDeparturesSubject', { title: travel.title }))}>
        {t('travel.writeTo', { email: brand.contactEmail })}
      </ButtonLink>
      <AlertEntry travel={travel.slug} departures={openCount} />
    </div>
  )
}
