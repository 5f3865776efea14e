import type { ReactNode } from 'react'
import type { FoundTour, FoundTravel } from '../../../shared/contracts/search.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { CachedFragment } from '../../engine/slots/cached-fragment.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { TourCard } from '../../ui/tour-card.tsx'
import { TravelCard } from '../../ui/travel-card.tsx'
import { monthLabel } from './filter-labels.ts'
import { type MoreLink, matchReason, resultId, type ShownPart, type TourGroup } from './results-model.ts'

type CardItemProps = {
  of: FoundTour | FoundTravel
  /** In the list, from 1. */
  place: number
  /** The card's link, if it depends on the search. */
  href?: string
  children: () => ReactNode
}

const CardItem = ({ of, place, href = '', children }: CardItemProps) => (
  <CachedFragment
    as="li"
    id={resultId(place)}
    of={of}
    variant={keyOf('results', place === 1, href)}
    endsFirstScreen={place === 1}
  >
    {children}
  </CachedFragment>
)

export const TourResults = ({ groups }: { groups: readonly TourGroup[] }) => {
  const site = useRenderContext()
  const before = (group: number) => groups.slice(0, group).reduce((sum, { tours }) => sum + tours.length, 0)
  return groups.map(({ month, tours }, group) => (
    <section key={month} className="results" {...(month !== null && { 'aria-labelledby': `month-${month}` })}>
      {month === null ? (
        <h2 className="visually-hidden">{site.t('search.results')}</h2>
      ) : (
        <h2 className="results-title" id={`month-${month}`}>
          {monthLabel(site, month)}
        </h2>
      )}
      <TourCards tours={tours} after={before(group)} />
    </section>
  ))
}

type TourCardsProps = {
  tours: readonly FoundTour[]
  /** Number of results before them. */
  after?: number
}

export const TourCards = ({ tours, after = 0 }: TourCardsProps) => {
  const site = useRenderContext()
  return (
    <ul className="card-grid">
      {tours.map((tour, index) => (
        <CardItem key={tour.id} of={tour} place={after + index + 1}>
          {() => <TourCard tour={tour} note={matchReason(site, tour)} priority={after + index === 0} />}
        </CardItem>
      ))}
    </ul>
  )
}

type TravelResultsProps = {
  travels: readonly FoundTravel[]
  /** URL of a travel page with the search's filter. */
  hrefOf: (slug: string) => string
}

export const TravelResults = ({ travels, hrefOf }: TravelResultsProps) => {
  const site = useRenderContext()
  return (
    <section className="results">
      <h2 className="visually-hidden">{site.t('search.results')}</h2>
      <ul className="card-grid">
        {travels.map((travel, index) => {
          const href = hrefOf(travel.slug)
          return (
            <CardItem key={travel.id} of={travel} place={index + 1} href={href}>
              {() => <TravelCard travel={travel} href={href} note={matchReason(site, travel)} priority={index === 0} />}
            </CardItem>
          )
        })}
      </ul>
    </section>
  )
}

export const ShowMore = ({ shown, more }: { shown: ShownPart | null; more: MoreLink | null }) => {
  const { t } = useRenderContext()
  if (shown === null) return null
  return (
    <div className="show-more">
      <p className="tabular">{shown.text}</p>
      <progress value={shown.last} max={shown.total} aria-hidden="true" />
      {more !== null && (
        <ButtonLink href={more.href} variant="secondary" className="show-more-link">
          {t('search.showMore', { count: more.count })}
        </ButtonLink>
      )}
    </div>
  )
}
