import type { Tour } from '../../../shared/contracts/tour.ts'
import type { Coordinator } from '../../../shared/contracts/travel.ts'
import { Photo } from '../../ui/picture.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { DateList } from '../available-dates/date-list.tsx'

export const CoordinatorPortrait = ({ coordinator, tours }: { coordinator: Coordinator; tours: readonly Tour[] }) => {
  const { t } = useRenderContext()
  const { name, picture, motto, biography } = coordinator
  return (
    <>
      <div className="portrait">
        <Photo image={picture} alt="" />
        <div>
          <p className="coordinator-motto" lang={coordinator.mottoLanguage}>
            {motto}
          </p>
          <CoordinatorFacts coordinator={coordinator} />
        </div>
      </div>
      <p lang={coordinator.biographyLanguage}>{biography}</p>
      {tours.length > 0 && (
        <>
          <h3>{t('modals.coordinatorDates', { name })}</h3>
          <DateList tours={tours} several={false} />
        </>
      )}
    </>
  )
}

export const CoordinatorFacts = ({ coordinator: { tripsLed, home, languages } }: { coordinator: Coordinator }) => {
  const { t } = useRenderContext()
  return (
    <p className="note tabular">
      {t('trip.tripsLed', { count: tripsLed })}
      {home !== null && ` · ${t('trip.livesIn', { city: home })}`}
      {languages.length > 0 && ` · ${t('trip.speaks', { languages: languages.join(', ') })}`}
    </p>
  )
}
