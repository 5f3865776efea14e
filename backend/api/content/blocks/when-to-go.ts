import type { BlockContent } from '../../../../shared/contracts/blocks.ts'
import { monthRange } from '../../../../shared/dates/iso-days.ts'
import { filterQuery } from '../../../../shared/filters/filter-query.ts'
import { loadColumns } from '../../catalogue/columns/load-columns.ts'
import { type MonthOffer, monthOffers } from '../../catalogue/month-offers.ts'
import { isVisited, loadPlace } from '../../catalogue/places.ts'
import type { Site } from '../../site.ts'
import { apiMessages, labelled } from '../../translate.ts'
import { heading, type Source } from './text-blocks.ts'

export const whenToGo = async (source: Source<'when-to-go'>, site: Site): Promise<BlockContent<'when-to-go'>> => {
  const { destination } = source.query
  const { labels } = apiMessages[site.market]
  const [columns, place] = await Promise.all([loadColumns(site.db, site.language), loadPlace(site, destination)])
  const filter = place?.filter ?? { destinationId: [destination] }
  const offers = monthOffers(
    columns.filter(({ travel }) => isVisited(filter, travel)),
    site,
  )
  const climate = place?.climate
  const bands = priceBands(offers)
  const names = new Intl.DateTimeFormat(site.locale, { month: 'long', timeZone: 'UTC' })
  return {
    ...heading(source, site.language),
    months: offers.map(({ month, departuresCount, from: cheapest }, index) => {
      const weather = climate?.[index]
      const band = bands[index]
      const { from, to } = monthRange(month)
      return {
        name: names.format(Date.parse(from)),
        weather: weather === undefined ? null : labelled(labels.weather, weather),
        departuresCount,
        from: cheapest,
        priceBand: band ? labelled(labels.priceBand, band) : null,
        link:
          departuresCount === 0
            ? null
            : { type: 'search', query: filterQuery({ ...filter, dateFrom: from, dateTo: to }) },
      }
    }),
  }
}

/** Below this share of the lowest price, months cost the same. */
const MIN_SPREAD = 0.05

/** Thirds between the lowest and the highest price; `null` for months without one, or when all cost the same. */
export const priceBands = (offers: readonly Pick<MonthOffer, 'from'>[]): ('low' | 'medium' | 'high' | null)[] => {
  const prices = offers.flatMap(({ from }) => from?.price.EUR ?? [])
  const least = Math.min(...prices)
  const spread = Math.max(...prices) - least
  return offers.map(({ from }) => {
    if (from === null || spread < least * MIN_SPREAD) return null
    const third = Math.ceil((3 * (from.price.EUR - least)) / spread)
    return third <= 1 ? 'low' : third === 2 ? 'medium' : 'high'
  })
}
