import { searchPath } from '../../../markets/links.ts'
import { TravelBadge } from '../../ui/age-badge.tsx'
import { travelBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import { Heart } from '../../ui/heart.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RatingLine } from '../../ui/rating.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { REVIEWS_ID } from './review-slider.tsx'
import type { TravelModel } from './travel-model.ts'

export const TravelHeader = ({ model: { travel, confirmed } }: { model: TravelModel }) => {
  const site = useRenderContext()
  const { t, date } = site
  const { rating, destination, countries, days, nights } = travel
  const path = countries[0]?.path ?? searchPath(site.market, { destinationId: [destination.id] })
  const places = countries.length > 1 ? countries : [{ name: travel.destinationLabel, path }]
  return (
    <header className="travel-header">
      <Breadcrumbs way={travelBreadcrumbs(site, travel)} />
      <h1>{travel.title}</h1>
      <div className="travel-line">
        {rating !== null && rating.count > 0 && (
          <a className="travel-rating" href={`#${REVIEWS_ID}`}>
            <RatingLine average={rating.average} count={rating.count} />
          </a>
        )}
        <span className="i-calendar tabular">
          {t('trip.days', { count: days })}
          {nights > 0 && `, ${t('travel.nights', { count: nights })}`}
        </span>
        {places.map(({ name, path }) => (
          <a key={path} className="travel-place" href={path}>
            <Icon name="pin" />
            {name}
          </a>
        ))}
        {travel.badges.map((badge) => (
          <TravelBadge key={badge} badge={badge} />
        ))}
        {confirmed !== null && !travel.badges.includes('HOT') && (
          <span className="i-status-confirmed tabular">
            {t('travel.confirmed', { count: confirmed.count, month: date(`${confirmed.month}-01`, 'month') })}
          </span>
        )}
        <Heart item={{ travel: travel.id }} label={travel.title} />
      </div>
    </header>
  )
}
