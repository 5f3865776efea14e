import type { ReactNode } from 'react'
import { travelPath } from '../../../markets/links.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import { useSite } from '../site.tsx'
import { Card } from './card.tsx'
import { MoodList } from './mood-list.tsx'
import { Price } from './price.tsx'
import { RatingLine } from './rating.tsx'
import { TravelBadge } from './travel-badge.tsx'

type TravelCardProps = {
  travel: Travel
  headingLevel?: 'h2' | 'h3'
  sizes?: string
  priority?: boolean
  corner?: ReactNode
}

/** One travel with its cheapest departure's price. */
export const TravelCard = ({ travel, ...card }: TravelCardProps) => {
  const { market, t } = useSite()
  const { bestTour, departuresCount, rating } = travel
  const rated = rating !== null && rating.count > 0 ? rating : null
  return (
    <Card
      {...card}
      href={travelPath(market, travel.slug)}
      title={travel.title}
      image={travel.thumbnailImage}
      tags={travel.badges.map((badge) => <TravelBadge key={badge} badge={badge} />)}
      kicker={
        <>
          <span>{travel.destinationLabel}</span> <span>{t('trip.days', { count: travel.days })}</span>
        </>
      }
    >
      <MoodList moods={travel.moods} />
      {(rated !== null || departuresCount > 0) && (
        <div className="card-facts tabular">
          {rated !== null && <RatingLine average={rated.average} count={rated.count} />}
          {departuresCount > 0 && <span>{t('trip.departures', { count: departuresCount })}</span>}
        </div>
      )}
      <div className="card-foot">
        {bestTour === null ? (
          <p className="card-no-departures">{t('trip.noDepartures')}</p>
        ) : (
          <Price price={bestTour.price} basePrice={bestTour.basePrice} discounted={bestTour.discounted} from />
        )}
      </div>
    </Card>
  )
}
