import type { ReactNode } from 'react'
import type { FoundTour, FoundTravel } from '../../../shared/contracts/search.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { CachedFragment } from '../../engine/slots/cached-fragment.tsx'
import { monthLabel } from '../../search/filter-labels.ts'
import { matchReason } from '../../search/fit-reason.ts'
import { LanguageBadge, LanguageOfGroup } from '../../ui/age-badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { compareHref, MAX_COMPARED } from '../../ui/compare-href.ts'
import { Price } from '../../ui/price.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { TourCard } from '../../ui/tour-card.tsx'
import { tourFields, tracked, travelFields } from '../../ui/tracked.ts'
import { TravelCard } from '../../ui/travel-card.tsx'
import { departureHref } from '../../ui/travel-href.ts'
import {
  furtherDates,
  type MoreLink,
  resultId,
  type ShownPart,
  type TourGroup,
  type TourRun,
  tourRuns,
} from './results-model.ts'

type CardItemProps = {
  of: FoundTour | FoundTravel
  /** In the list, from 1. */
  place: number
  /** The card's link, if it depends on the search. */
  href?: string
  /** Its card depends on its place or on the search: as many variants as searches would stay in memory. */
  isOwn?: boolean
  endsFirstScreen: boolean
  children: () => ReactNode
}

/** The first row of the widest grid: later cards of a row make the earlier ones taller. */
const FIRST_CARDS = 3
const isLastFirst = (index: number, cards: number): boolean => index === Math.min(FIRST_CARDS, cards) - 1

const CardItem = ({ of, place, href = '', isOwn = false, endsFirstScreen, children }: CardItemProps) => (
  <CachedFragment
    as="li"
    id={resultId(place)}
    of={isOwn ? {} : of}
    variant={keyOf('results', place === 1, href)}
    endsFirstScreen={endsFirstScreen}
  >
    {children}
  </CachedFragment>
)

type DatesLinks = {
  /** URL of all dates of a travel. */
  datesHref: (travelId: string) => string
}

export const TourResults = ({ groups, datesHref }: { groups: readonly TourGroup[] } & DatesLinks) => {
  const site = useRenderContext()
  const cards = groups.reduce((sum, { runs }) => sum + runs.length, 0)
  const before = (group: number) => groups.slice(0, group).reduce((sum, { runs }) => sum + runs.flat().length, 0)
  return groups.map(({ month, isOwn, runs }, group) => (
    // No section: analytics number the cards of a part of the page (client/events/lists.ts), here of all months.
    <div key={keyOf(month, isOwn)} className="results">
      {month === null ? (
        <h2 className="visually-hidden">{site.t('search.results')}</h2>
      ) : (
        <h2 className="results-title">
          {monthLabel(site, month)} <LanguageOfGroup isOwn={isOwn} />
        </h2>
      )}
      <RunCards runs={runs} after={before(group)} cards={cards} datesHref={datesHref} />
    </div>
  ))
}

type RunCardsProps = DatesLinks & {
  runs: readonly TourRun[]
  /** Why a departure is in the list, where that depends on the whole search. */
  noteOf?: (tour: FoundTour) => string | null
  /** Number of results before them. */
  after?: number
  /** In the whole list: the dates of a few are open. */
  cards?: number
}

const RunCards = ({ runs, noteOf, after = 0, cards = runs.length, datesHref }: RunCardsProps) => {
  const site = useRenderContext()
  return (
    <ul className="card-grid">
      {runs.map(([tour, ...others], index) => {
        const place = after + runs.slice(0, index).flat().length + 1
        return (
          <CardItem
            key={tour.id}
            of={tour}
            place={place}
            isOwn={others.length > 0 || noteOf !== undefined}
            endsFirstScreen={after === 0 && isLastFirst(index, runs.length)}
          >
            {() => (
              <TourCard
                tour={tour}
                note={noteOf === undefined ? matchReason(site, tour) : noteOf(tour)}
                priority={place === 1}
              >
                {others.length > 0 && (
                  <FurtherDates
                    tours={[tour, ...others]}
                    place={place}
                    allHref={datesHref(tour.travel.id)}
                    isOpen={cards <= FIRST_CARDS}
                  />
                )}
              </TourCard>
            )}
          </CardItem>
        )
      })}
    </ul>
  )
}

export const TourCards = ({
  tours,
  ...rest
}: { tours: readonly FoundTour[] } & Pick<RunCardsProps, 'noteOf' | 'datesHref'>) => (
  <RunCards runs={tourRuns(tours)} {...rest} />
)

const MAX_FURTHER_DATES = 5

type FurtherDatesProps = { tours: TourRun; place: number; allHref: string; isOpen: boolean }

/** The dates of a card with several, which opens in place. */
const FurtherDates = ({ tours, place, allHref, isOpen }: FurtherDatesProps) => {
  const site = useRenderContext()
  const { currency, market, t } = site
  const shown = furtherDates(site, tours, MAX_FURTHER_DATES)
  const compare = compareHref(market, [tours[0], ...shown])
  const cheapest = tours.reduce((best, tour) => (tour.price[currency] < best.price[currency] ? tour : best))
  return (
    <details className="card-dates-more" open={isOpen}>
      <summary>{t('search.datesFrom', { total: tours.length, amount: site.money(cheapest.price) })}</summary>
      <ul>
        {shown.map((tour, index) => (
          <li key={tour.id} id={resultId(place + index + 1)}>
            <span className="cluster">
              <a
                href={departureHref(site, tour)}
                {...tracked({ event: 'departure_details', ...travelFields(tour.travel), ...tourFields(tour, site) })}
              >
                {formatDateRange(site.date, tour.startingDate, tour.endingDate)}
              </a>
              <LanguageBadge language={tour.groupLanguage} />
            </span>
            <Price tour={tour} isBare />
          </li>
        ))}
        <li>
          <a href={allHref}>{t('modals.availableDates')}</a>
        </li>
        {compare !== null && (
          <li>
            <a href={compare}>{t('compare.links', { count: Math.min(tours.length, MAX_COMPARED) })}</a>
          </li>
        )}
      </ul>
    </details>
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
    <div className="results">
      <h2 className="visually-hidden">{site.t('search.results')}</h2>
      <ul className="card-grid">
        {travels.map((travel, index) => {
          const href = hrefOf(travel.slug)
          return (
            <CardItem
              key={travel.id}
              of={travel}
              place={index + 1}
              href={href}
              endsFirstScreen={isLastFirst(index, travels.length)}
            >
              {() => <TravelCard travel={travel} href={href} note={matchReason(site, travel)} priority={index === 0} />}
            </CardItem>
          )
        })}
      </ul>
    </div>
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
