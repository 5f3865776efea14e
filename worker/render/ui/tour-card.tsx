import type { ReactNode } from 'react'
import { travelPath } from '../../../markets/links.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { useSite } from '../site.tsx'
import { AgeBadge } from './age-badge.tsx'
import { Card } from './card.tsx'
import { formatDateRange } from './date-range.ts'
import { Price } from './price.tsx'
import { SeatsLine } from './seats-line.tsx'
import { StatusPill } from './status-pill.tsx'

type TourCardProps = {
  tour: Tour
  headingLevel?: 'h2' | 'h3'
  sizes?: string
  priority?: boolean
  corner?: ReactNode
}

/** One departure: when, where, how it stands and what it costs; leads to its row on its travel's page. */
export const TourCard = ({ tour, ...card }: TourCardProps) => {
  const site = useSite()
  const { travel } = tour
  return (
    <Card
      {...card}
      href={`${travelPath(site.market, travel.slug)}#departure-${tour.id}`}
      title={travel.title}
      image={travel.thumbnailImage}
      tags={<StatusPill status={tour.salesStatus} />}
      kicker={
        <>
          <time className="card-dates tabular" dateTime={tour.startingDate}>
            {formatDateRange(site, tour.startingDate, tour.endingDate)}
          </time>{' '}
          <span>{site.t('trip.days', { count: travel.numberOfDays })}</span>
        </>
      }
    >
      <p className="card-place">{travel.destinationLabel}</p>
      <div className="card-facts">
        <AgeBadge age={tour.ageBadge} />
        <SeatsLine tour={tour} />
      </div>
      <div className="card-foot">
        <Price price={tour.price} basePrice={tour.basePrice} discounted={tour.discounted} />
      </div>
    </Card>
  )
}
