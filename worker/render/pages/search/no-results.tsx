import { searchPath, staticPath } from '../../../../markets/links.ts'
import type { Travel } from '../../../../shared/contracts/travel.ts'
import type { SearchModel } from '../../../routes/search/search-model.ts'
import { useSite } from '../../site.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { TravelCard } from '../../ui/travel-card.tsx'
import { ActiveFilters } from './active-filters.tsx'

/** The zero-results banner (spec sections 2 and 8): what to take away, all travels, and what others love. */
export const NoResults = ({ model, bestSellers }: { model: SearchModel; bestSellers: readonly Travel[] }) => {
  const { t, market } = useSite()
  const travels = staticPath(market, 'travels')
  return (
    <>
      <section className="no-results" aria-labelledby="no-results">
        <h2 id="no-results">{t('search.noResultsTitle')}</h2>
        <p>{t('search.noResultsText')}</p>
        {model.activeFilters.length > 0 && (
          <div>
            <p className="no-results-remove">{t('search.noResultsRemove')}</p>
            <ActiveFilters filters={model.activeFilters} clearHref={model.clearHref} />
          </div>
        )}
        <div className="no-results-ways">
          {travels !== null && (
            <ButtonLink href={travels} iconAfter="arrow-right">
              {t('search.allTravels')}
            </ButtonLink>
          )}
          <ButtonLink href={searchPath(market)} variant="secondary">
            {t('search.allDepartures')}
          </ButtonLink>
        </div>
      </section>
      {bestSellers.length > 0 && (
        <section className="results" aria-labelledby="best-sellers">
          <h2 className="results-title" id="best-sellers">
            {t('search.bestSellers')}
          </h2>
          <ul className="card-grid">
            {bestSellers.map((travel) => (
              <li key={travel.id}>
                <TravelCard travel={travel} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
