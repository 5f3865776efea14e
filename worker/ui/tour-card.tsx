import type { ReactNode } from 'react'
import type { Tour } from '../../shared/contracts/tour.ts'
import { formatDateRange } from '../../shared/dates/date-range.ts'
import { AgeBadge, LanguageBadge } from './age-badge.tsx'
import { Card } from './card.tsx'
import { Heart } from './heart.tsx'
import { Price } from './price.tsx'
import { useRenderContext } from './render-context.tsx'
import { SeatsLine, StatusPill } from './status-pill.tsx'
import { departureHref } from './travel-href.ts'

type TourCardProps = {
  tour: Tour
  headingLevel?: 'h2' | 'h3' | 'h4'
  priority?: boolean
  corner?: ReactNode
  /** Why the item is in the list. */
  note?: string | null
  children?: ReactNode
}

export const TourCard = ({ tour, note = null, children, ...card }: TourCardProps) => {
  const site = useRenderContext()
  const { travel } = tour
  const priceFirst = site.variations.searchPriceFirst === true
  const price = <Price tour={tour} className={priceFirst ? undefined : 'card-foot'} />
  return (
    <Card
      corner={
        <Heart
          item={{ tour: tour.id }}
          label={`${travel.title}, ${formatDateRange(site.date, tour.startingDate, tour.endingDate)}`}
        />
      }
      {...card}
      travelId={travel.id}
      href={departureHref(site, tour)}
      title={travel.title}
      image={travel.thumbnailImage}
      tags={<StatusPill status={tour.salesStatus} />}
      kicker={
        <>
          <time className="card-dates" dateTime={tour.startingDate}>
            {formatDateRange(site.date, tour.startingDate, tour.endingDate)}
          </time>{' '}
          <span>{site.t('trip.days', { count: travel.numberOfDays })}</span>
        </>
      }
    >
      {priceFirst && price}
      <p>{travel.destinationLabel}</p>
      <div className="card-facts cluster row">
        <LanguageBadge language={tour.groupLanguage} />
        <AgeBadge age={tour.ageBadge} />
        <SeatsLine tour={tour} />
      </div>
      {note !== null && <p className="card-note">{note}</p>}
      {children}
      {!priceFirst && price}
    </Card>
  )
}
