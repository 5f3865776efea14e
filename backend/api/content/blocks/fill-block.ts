import type { Block, BlockContent, BlockType } from '../../../../shared/contracts/blocks.ts'
import type { Uploads } from '../../images/uploads.ts'
import type { Site } from '../../site.ts'
import type { BlockSource } from '../../sources/block-source.ts'
import type { LinkContext } from '../links.ts'
import {
  continentCarousel,
  coordinatorList,
  departureCalendar,
  destinationCarousel,
  destinationList,
  reviewList,
  topSellers,
  tourList,
  travelList,
  tripMap,
  trustRating,
} from './data-blocks.ts'
import { blogTeasers, gallery, topFive, travelCover, video, wemeetTeaser } from './picture-blocks.ts'
import { callToAction, cover, moodTiles, newsletter, type Source, textBlock } from './text-blocks.ts'
import { whenToGo } from './when-to-go.ts'

type Context = Site & LinkContext & Uploads
type Fill<T extends BlockSource['blockType']> = (
  source: Source<T>,
  site: Context,
) => BlockContent<T> | null | Promise<BlockContent<T> | null>

/** The other types hold texts only. */
const FILLS: { [T in BlockType]?: Fill<T> } = {
  'search-cover': cover,
  'heading-cover': cover,
  'continent-carousel': continentCarousel,
  'destination-list': destinationList,
  'trip-map': tripMap,
  'travel-list': travelList,
  'tour-list': tourList,
  'mood-tiles': moodTiles,
  coordinators: coordinatorList,
  reviews: reviewList,
  'call-to-action': callToAction,
  newsletter,
  'travel-cover': travelCover,
  gallery,
  'top-sellers': topSellers,
  'destination-carousel': destinationCarousel,
  'trust-rating': trustRating,
  'top-five': topFive,
  'blog-teasers': blogTeasers,
  video,
  'departure-calendar': departureCalendar,
  'when-to-go': whenToGo,
  'wemeet-teaser': wemeetTeaser,
}

/** Returns `null` for a block that ends up empty or is of an unknown type. */
export const fillBlock = async (source: BlockSource, site: Context): Promise<Block | null> => {
  const { id, blockType } = source
  const fill = FILLS[blockType] as Fill<typeof blockType> | undefined
  if (fill === undefined) return textBlock(source, site.language)
  const content = await fill(source.content as never, site)
  return content && ({ id, blockType, content } as Block)
}
