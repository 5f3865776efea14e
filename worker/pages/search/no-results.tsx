import { staticPath } from '../../../markets/links.ts'
import { CachedFragment } from '../../engine/slots/cached-fragment.tsx'
import { Relaxations } from '../../search/relaxation-list.tsx'
import type { Relaxation } from '../../search/relaxations.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { searchHref } from '../../ui/search-box/search-href.ts'
import { TravelCard } from '../../ui/travel-card.tsx'
import type { SuggestedTravels } from './search-model.ts'

type NoResultsProps = {
  relaxations: readonly Relaxation[]
  suggested: SuggestedTravels | null
  /** Default: the banner's own title and text. */
  labelledBy?: string
}

/** The zero-results banner (spec sections 2 and 8): wider searches, all travels, suggestions. */
export const NoResults = ({ relaxations, suggested, labelledBy }: NoResultsProps) => {
  const site = useRenderContext()
  const { t, market } = site
  const [travels, sales] = [staticPath(market, 'travels'), staticPath(market, 'sales')]
  return (
    <>
      <section className="no-results" aria-labelledby={labelledBy ?? 'no-results'}>
        {labelledBy === undefined && (
          <>
            <h2 id="no-results">{t('search.noResultsTitle')}</h2>
            <p>{t('search.noResultsText')}</p>
          </>
        )}
        {relaxations.length > 0 && <Relaxations relaxations={relaxations} />}
        <div className="buttons">
          {travels !== null && (
            <ButtonLink href={travels} iconAfter="arrow-right">
              {t('search.allTravels')}
            </ButtonLink>
          )}
          <ButtonLink href={searchHref(site)} variant="secondary">
            {t('search.allDepartures')}
          </ButtonLink>
          {sales !== null && (
            <ButtonLink href={sales} variant="quiet" icon="tag">
              {t('search.salesLink')}
            </ButtonLink>
          )}
        </div>
      </section>
      {suggested !== null && suggested.travels.length > 0 && (
        <section className="results" aria-labelledby="suggested">
          <h2 className="results-title" id="suggested">
            {t(suggested.areClosest ? 'search.closest' : 'search.bestSellers')}
          </h2>
          <ul className="card-grid">
            {suggested.travels.map((travel) => (
              <CachedFragment key={travel.id} as="li" of={travel} variant="suggested">
                {() => <TravelCard travel={{ ...travel, fitting: null }} />}
              </CachedFragment>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
