import { AGE_BADGES, type AgeBadge } from '../../../shared/contracts/tour.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import type { Site } from '../site.ts'
import { type PriceColumns, pricesIn } from '../sql/fragment.ts'
import { apiMessages, labelled } from '../translate.ts'
import { travelPoster } from './travel-pictures.ts'

/** Columns of a travel card; aliases as joined in cards.ts. */
export const TRAVEL_COLUMNS = `v.id, x.slug, v.days, v.style, v.type, v.moods, v.badges,
  v.rating_average, v.rating_count, x.title, x.destination_label, x.summary, o.departures_count, o.age_badges,
  b.id AS best_id, b.starting_date AS best_date, b.base_eur, b.base_gbp, b.base_usd, b.price_eur, b.price_gbp,
  b.price_usd, b.discount AS best_discount`

type BestRow = PriceColumns<'base' | 'price'> & { best_id: string; best_date: string; best_discount: number }

export type TravelRow = {
  id: string
  slug: string
  days: number
  style: string
  type: string
  moods: string
  badges: string
  rating_average: number | null
  rating_count: number
  title: string
  destination_label: string
  summary: string
  departures_count: number
  age_badges: string
} & (BestRow | { [Column in keyof BestRow]: null })

export const travelOf = (row: TravelRow, site: Pick<Site, 'imagesBase' | 'market' | 'chosenPictures'>): Travel => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  destinationLabel: row.destination_label,
  summary: row.summary,
  days: row.days,
  nights: row.days - 1,
  moods: JSON.parse(row.moods),
  travelType: labelled(apiMessages[site.market].labels.type, row.type),
  travelStyle: labelled(apiMessages[site.market].labels.style, row.style),
  ageRanges: ageRanges(row.age_badges),
  badges: JSON.parse(row.badges),
  thumbnailImage: travelPoster(site, row.id, `${row.title}, ${row.destination_label}`),
  bestTour: bestTour(row),
  departuresCount: row.departures_count,
  rating: row.rating_average === null ? null : { average: row.rating_average, count: row.rating_count },
})

export const ageRanges = (badges: string): AgeBadge[] => AGE_BADGES.filter((badge) => badges.split(',').includes(badge))

const bestTour = (row: TravelRow): Travel['bestTour'] =>
  row.best_id === null
    ? null
    : {
        id: row.best_id,
        startingDate: row.best_date,
        basePrice: pricesIn(row, 'base'),
        price: pricesIn(row, 'price'),
        discounted: row.best_discount > 0,
      }
