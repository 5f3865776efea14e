import { staticPath } from '../../../markets/links.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import { CachedFragment } from '../../engine/slots/cached-fragment.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { searchHref } from '../../ui/search-box/search-href.ts'
import { TravelCard } from '../../ui/travel-card.tsx'
import type { Relaxation } from './relaxations.ts'

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
        <div className="no-results-ways">
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

/** Wider searches with their consequences: one wish gives way in each. */
export const Relaxations = ({ relaxations }: { relaxations: readonly Relaxation[] }) => {
  const { t } = useRenderContext()
  return (
    <div>
      <p className="no-results-remove" id="relaxations">
        {t('search.relaxTitle')}
      </p>
      <ul className="relaxations" aria-labelledby="relaxations">
        {relaxations.map(({ label, total, href }) => (
          <li key={href}>
            <a href={href}>
              <span>{label}</span>
              <strong className="tabular">{total}</strong>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
