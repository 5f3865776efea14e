import { travelPath } from '../../../markets/links.ts'
import type { Market } from '../../../markets/market-schema.ts'
import { allMarkets } from '../../../markets/registry.ts'
import { imageUrl, srcSet } from '../../../shared/images/image-url.ts'
import type { Head } from '../../render/head.ts'
import { LEAD_SIZES } from '../../render/pages/travel/gallery-sizes.ts'
import type { TravelModel } from './travel-model.ts'

/** What the travel page says of itself. A travel has one slug and a page in every market. */
export const travelHead = ({ travel }: TravelModel, market: Market, linkedData: readonly object[]): Head => {
  const { desktop, mobile } = travel.thumbnailImage
  return {
    title: travel.title,
    description: travel.summary,
    image: desktop,
    robots: 'index,follow',
    canonical: travelPath(market, travel.slug),
    alternates: Object.fromEntries(allMarkets.map((each) => [each.id, travelPath(each, travel.slug)])),
    linkedData,
    preloads: [
      { href: imageUrl(desktop), srcSet: srcSet(desktop), sizes: LEAD_SIZES, media: '(min-width: 1024px)' },
      { href: imageUrl(mobile), srcSet: srcSet(mobile), sizes: LEAD_SIZES, media: '(max-width: 1023.98px)' },
    ],
  }
}
