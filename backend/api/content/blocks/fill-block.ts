import type { Block } from '../../../../shared/contracts/blocks.ts'
import type { Site } from '../../site.ts'
import type { LinkContext } from '../links.ts'
import type { BlockSource } from '../sources/block-source.ts'
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
  trustRating,
} from './data-blocks.ts'
import { blogTeasers, gallery, topFive, travelCover, video, wemeetTeaser } from './picture-blocks.ts'
import { callToAction, cover, moodTiles, newsletter, textBlock } from './text-blocks.ts'

export async function fillBlock(source: BlockSource, site: Site & LinkContext): Promise<Block | null> {
  const { id, blockType, content } = source
  switch (blockType) {
    case 'search-cover':
    case 'heading-cover':
      return { id, blockType, content: cover(content, site) }
    case 'continent-carousel':
      return { id, blockType, content: await continentCarousel(content, site) }
    case 'destination-list':
      return { id, blockType, content: await destinationList(content, site) }
    case 'travel-list':
      return { id, blockType, content: await travelList(content, site) }
    case 'tour-list':
      return { id, blockType, content: await tourList(content, site) }
    case 'mood-tiles':
      return { id, blockType, content: moodTiles(content, site) }
    case 'coordinators':
      return { id, blockType, content: await coordinatorList(content, site) }
    case 'reviews':
      return { id, blockType, content: await reviewList(content, site) }
    case 'call-to-action': {
      const filled = callToAction(content, site)
      return filled && { id, blockType, content: filled }
    }
    case 'newsletter':
      return { id, blockType, content: newsletter(content, site) }
    case 'travel-cover': {
      const filled = await travelCover(content, site)
      return filled && { id, blockType, content: filled }
    }
    case 'gallery':
      return { id, blockType, content: gallery(content, site) }
    case 'top-sellers':
      return { id, blockType, content: await topSellers(content, site) }
    case 'destination-carousel':
      return { id, blockType, content: await destinationCarousel(content, site) }
    case 'trust-rating': {
      const filled = await trustRating(content, site)
      return filled && { id, blockType, content: filled }
    }
    case 'top-five':
      return { id, blockType, content: await topFive(content, site) }
    case 'blog-teasers': {
      const filled = blogTeasers(content, site)
      return filled && { id, blockType, content: filled }
    }
    case 'video':
      return { id, blockType, content: video(content, site) }
    case 'departure-calendar':
      return { id, blockType, content: await departureCalendar(content, site) }
    case 'wemeet-teaser':
      return { id, blockType, content: wemeetTeaser(content, site) }
    default:
      // A block type of a newer version gives `null`.
      return textBlock(source, site.language)
  }
}
