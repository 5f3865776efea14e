import { staticPath } from '../../../markets/links.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import { CachedFragment } from '../../engine/slots/cached-fragment.tsx'
import { Relaxations } from '../../search/relaxation-list.tsx'
import type { Relaxation } from '../../search/relaxations.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { searchHref } from '../../ui/search-box/search-href.ts'
import { TravelCard } from '../../ui/travel-card.tsx'

type NoResultsProps = { relaxations: readonly Relaxation[]; bestSellers: readonly Travel[] }

/** The zero-results banner (spec sections 2 and 8): wider searches, all travels, best sellers. */
export const NoResults = ({ relaxations, bestSellers }: NoResultsProps) => {
  const site = useRenderContext()
  const { t, market } = site
  const [travels, sales] = [staticPath(market, 'travels'), staticPath(market, 'sales')]
  return (
    <>
      <section className="no-results" aria-labelledby="no-results">
        <h2 id="no-results">{t('search.noResultsTitle')}</h2>
        <p>{t('search.noResultsText')}</p>
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
      {bestSellers.length > 0 && (
        <section className="results" aria-labelledby="best-sellers">
          <h2 className="results-title" id="best-sellers">
            {t('search.bestSellers')}
          </h2>
          <ul className="card-grid">
            {bestSellers.map((travel) => (
              <CachedFragment key={travel.id} as="li" of={travel} variant="best seller">
                {() => <TravelCard travel={travel} />}
              </CachedFragment>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
