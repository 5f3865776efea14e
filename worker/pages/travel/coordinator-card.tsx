import { coordinatorPath } from '../../../markets/links.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import type { Coordinator } from '../../../shared/contracts/travel.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { CoordinatorFacts } from '../../modals/coordinator/coordinator-portrait.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { Photo } from '../../ui/picture.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

/** @param tours upcoming departures, bookable ones first: the first one that the coordinator leads is named */
export const CoordinatorCard = ({ coordinator, tours }: { coordinator: Coordinator; tours: readonly Tour[] }) => {
  const site = useRenderContext()
  const { t } = site
  const led = tours.find((tour) => tour.coordinator?.id === coordinator.id)
  const { name, slug, picture, motto, biography } = coordinator
  return (
    <section className="travel-part leader" aria-labelledby="leader">
      <Photo image={picture} sizes="(min-width: 640px) 180px, 112px" alt="" />
      <div className="coordinator-text">
        <h2 id="leader">
          <span className="coordinator-label">
            {led
              ? `${t('travel.coordinator')}\u00a0· ${formatDateRange(site.date, led.startingDate, led.endingDate)}`
              : t('travel.coordinator')}
          </span>{' '}
          {name}
        </h2>
        <p className="coordinator-motto" lang={coordinator.mottoLanguage}>
          {motto}
        </p>
        <p lang={coordinator.biographyLanguage}>{biography}</p>
        <CoordinatorFacts coordinator={coordinator} />
        <p className="coordinator-links">
          <ButtonLink variant="quiet" href={modalHref(site, 'coordinator')} rel="nofollow">
            {t('modals.coordinatorOpen', { name })}
          </ButtonLink>
          {site.features.has('coordinators') && (
            <ButtonLink variant="quiet" href={coordinatorPath(site.market, slug)}>
              {t('tour.leaderPage', { name })}
            </ButtonLink>
          )}
        </p>
      </div>
    </section>
  )
}
