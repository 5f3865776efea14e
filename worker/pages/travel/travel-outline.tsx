import { bookingRulesOn } from '../../../markets/booking-rules.ts'
import { searchPath, travelPath } from '../../../markets/links.ts'
import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { MAX_PER_PAGE } from '../../../shared/filters/definitions.ts'
import { isUpcoming } from '../../../shared/tours/offer.ts'
import { loadTours } from '../../data/catalogue.ts'
import { LanguageBadge } from '../../ui/age-badge.tsx'
import { responsivePreloads } from '../../ui/blocks/cover-preloads.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { Section } from '../../ui/section.tsx'
import { LaterStyles } from '../../ui/slots.ts'
import { StatusPill } from '../../ui/status-pill.tsx'
import { definePage, derived, NOT_FOUND } from '../define-page.ts'
import { departureOn } from './departure.ts'
import { DepartureAction } from './departure-action.tsx'
import { LEAD_SIZES } from './gallery.tsx'

/** The page of a travel where the back end has departures only, with the slug as its travel's id: picture, dates, booking. */
export const travelOutlinePage = definePage({
  route: 'travels-travel',
  cache: { freshSeconds: 5, staleSeconds: 60 },
  kind: 'trip',
  analytics: 'travel',
  load: async ({ params, data, site }) => {
    const request: ListRequest = { travelId: [params.travel], perPage: MAX_PER_PAGE, currency: site.currency }
    const tours = await loadTours(data, site.market.id, { ...request, sort: 'date:asc' })
    const [first] = tours.value.data
    return first?.travel.slug === params.travel ? { tours, travel: derived(first.travel) } : NOT_FOUND
  },
  model: ({ tours: { data }, travel }, { site: { today, market } }) => {
    const rules = bookingRulesOn(today, market.id)
    const upcoming = data.filter((tour) => isUpcoming(tour, today))
    return { travel, departures: upcoming.map((tour) => departureOn(today, tour, rules)) }
  },
  showsPrices: () => true,
  head: ({ travel }, { market, t }) => ({
    title: travel.title,
    description: `${travel.destinationLabel}. ${t('travel.headTail', { days: travel.numberOfDays })}`,
    image: travel.thumbnailImage.desktop,
    robots: 'index,follow',
    canonical: travelPath(market, travel.slug),
    alternates: {},
    linkedData: [],
    preloads: responsivePreloads(travel.thumbnailImage, LEAD_SIZES),
  }),
  view: ({ model }) => <TravelOutline {...model} />,
})

type OutlineProps = { travel: Tour['travel']; departures: readonly ReturnType<typeof departureOn>[] }

const TravelOutline = ({ travel, departures }: OutlineProps) => {
  const site = useRenderContext()
  const { t, date } = site
  return (
    <article className="travel travel-grid">
      <header className="travel-header">
        <h1>{travel.title}</h1>
        <div className="travel-line">
          <span className="i-calendar tabular">{t('trip.days', { count: travel.numberOfDays })}</span>
          <a className="travel-place" href={searchPath(site.market, { textSearch: travel.destinationLabel })}>
            <Icon name="pin" />
            {travel.destinationLabel}
          </a>
        </div>
      </header>
      <div className="travel-photos">
        <ul className="gallery" data-photos={1} aria-label={t('travel.photos', { title: travel.title })}>
          <li>
            <Picture image={travel.thumbnailImage} sizes={LEAD_SIZES} priority />
          </li>
        </ul>
      </div>
      <LaterStyles />
      <div className="travel-below">
        <Section id="dates" title={t('travel.departures')} subtitle={t('travel.departuresText')} tone="sand">
          <ul className="date-lines">
            {departures.map((departure) => {
              const { tour } = departure
              const dates = formatDateRange(date, tour.startingDate, tour.endingDate)
              return (
                <li key={tour.id} className="departure" id={`departure-${tour.id}`} data-offer={departure.offer}>
                  <h3 className="departure-dates tabular">{dates}</h3>
                  <p className="departure-status cluster">
                    <StatusPill status={tour.salesStatus} />
                  </p>
                  {tour.groupLanguage !== null && (
                    <p className="departure-facts">
                      <LanguageBadge language={tour.groupLanguage} />
                    </p>
                  )}
                  <div className="departure-price">
                    <Price tour={tour} isBare />
                  </div>
                  <div className="departure-action">
                    <DepartureAction departure={departure} dates={dates} />
                  </div>
                </li>
              )
            })}
          </ul>
        </Section>
      </div>
    </article>
  )
}
