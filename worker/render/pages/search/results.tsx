import type { ReactNode } from 'react'
import type { Tour } from '../../../../shared/contracts/tour.ts'
import type { Travel } from '../../../../shared/contracts/travel.ts'
import { monthLabel } from '../../../routes/search/filter-labels.ts'
import type { TourGroup } from '../../../routes/search/month-groups.ts'
import { Remembered } from '../../remembered.tsx'
import { useSite } from '../../site.tsx'
import { TourCard } from '../../ui/tour-card.tsx'
import { TravelCard } from '../../ui/travel-card.tsx'

/** How wide a card is drawn in the columns of results.css. */
const SIZES = '(min-width:1024px) 336px,(min-width:640px) 45vw,90vw'
/** Cards that may be seen before scrolling. */
const EAGER = 2

type CardItemProps = {
  of: Tour | Travel
  priority: boolean
  children: (card: { sizes: string; priority: boolean }) => ReactNode
}

const CardItem = ({ of, priority, children }: CardItemProps) => (
  <Remembered as="li" of={of} variant={priority ? 'first in results' : 'in results'}>
    {() => children({ sizes: SIZES, priority })}
  </Remembered>
)

/** Departures, under the months in which they start when they come in order of date. */
export const TourResults = ({ groups }: { groups: readonly TourGroup[] }) => {
  const site = useSite()
  return groups.map(({ month, tours }, group) => (
    <section key={month} className="results" {...(month !== null && { 'aria-labelledby': `month-${month}` })}>
      {month === null ? (
        <h2 className="visually-hidden">{site.t('search.results')}</h2>
      ) : (
        <h2 className="results-title" id={`month-${month}`}>
          {monthLabel(site, month)}
        </h2>
      )}
      <ul className="card-grid">
        {tours.map((tour, index) => (
          <CardItem key={tour.id} of={tour} priority={group === 0 && index < EAGER}>
            {(card) => <TourCard tour={tour} {...card} />}
          </CardItem>
        ))}
      </ul>
    </section>
  ))
}

/** Travels, each with its cheapest departure. */
export const TravelResults = ({ travels }: { travels: readonly Travel[] }) => {
  const { t } = useSite()
  return (
    <section className="results">
      <h2 className="visually-hidden">{t('search.results')}</h2>
      <ul className="card-grid">
        {travels.map((travel, index) => (
          <CardItem key={travel.id} of={travel} priority={index < EAGER}>
            {(card) => <TravelCard travel={travel} {...card} />}
          </CardItem>
        ))}
      </ul>
    </section>
  )
}
