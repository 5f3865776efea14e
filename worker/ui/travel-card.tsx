import type { ReactNode } from 'react'
import { travelPath } from '../../markets/links.ts'
import type { Translate } from '../../markets/messages.ts'
import type { FoundTravel } from '../../shared/contracts/search.ts'
import type { Travel } from '../../shared/contracts/travel.ts'
import { TravelBadge } from './age-badge.tsx'
import { Card } from './card.tsx'
import { Heart } from './heart.tsx'
import { MoodList } from './mood-list.tsx'
import { Price } from './price.tsx'
import { RatingLine } from './rating.tsx'
import { useRenderContext } from './render-context.tsx'

type TravelCardProps = {
  travel: Travel & Partial<Pick<FoundTravel, 'fitting'>>
  /** Default: the travel's page. */
  href?: string
  headingLevel?: 'h2' | 'h3'
  priority?: boolean
  sizes?: string | undefined
  corner?: ReactNode
  /** Why the item is in the list. */
  note?: string | null
  /** False where prices of chosen departures follow. */
  showsPrice?: boolean
}

/** Fewer ratings say little of a travel. */
const MIN_RATINGS = 5

export const TravelCard = ({ travel, href, note = null, showsPrice = true, ...card }: TravelCardProps) => {
  const { market, t, variations } = useRenderContext()
  const { bestTour, departuresCount, rating, fitting = null } = travel
  const priceFirst = variations.searchPriceFirst === true
  const price = showsPrice && <BestPrice tour={bestTour} className={priceFirst ? undefined : 'card-foot'} />
  const rated = rating !== null && rating.count >= MIN_RATINGS ? rating : null
  return (
    <Card
      corner={<Heart item={{ travel: travel.id }} label={travel.title} />}
      {...card}
      travelId={travel.id}
      href={href ?? travelPath(market, travel.slug)}
      title={travel.title}
      image={travel.thumbnailImage}
      tags={travel.badges.map((badge) => <TravelBadge key={badge} badge={badge} />)}
      kicker={
        <>
          <span>{travel.destinationLabel}</span> <span>{t('trip.days', { count: travel.days })}</span>
        </>
      }
    >
      {priceFirst && price}
      <MoodList moods={travel.moods} />
      {(rated !== null || departuresCount > 0 || fitting !== null) && (
        <div className="card-facts cluster row tabular">
          {rated !== null && <RatingLine average={rated.average} count={rated.count} />}
          {fitting === null
            ? departuresCount > 0 && <span>{t('trip.departures', { count: departuresCount })}</span>
            : fitting.count > 0 && <span>{fittingText(t, fitting)}</span>}
        </div>
      )}
      {note !== null && <p className="card-note">{note}</p>}
      {!priceFirst && price}
    </Card>
  )
}

type BestPriceProps = { tour: Travel['bestTour']; className: string | undefined }

const BestPrice = ({ tour, className = '' }: BestPriceProps) => {
  const { t } = useRenderContext()
  if (tour === null) return <p className={`card-no-departures ${className}`.trim()}>{t('trip.noDepartures')}</p>
  return <Price tour={tour} from className={className} />
}

/** "2 of 21 departures fit". */
export const fittingText = (t: Translate, { count, total }: { count: number; total: number }): string =>
  count === total ? t('trip.fittingAll', { count }) : t('trip.fitting', { count, total })
