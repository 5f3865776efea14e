import { createElement, type ReactElement, type ReactNode } from 'react'
import type { Block, BlockType } from '../../../shared/contracts/blocks.ts'
import type { BlockProps } from './block-props.ts'
import { BlogTeasers } from './blog-teasers.tsx'
import { Coordinators } from './coordinators.tsx'
import { HeadingCover, SearchCover, TravelCover } from './cover.tsx'
import { DepartureCalendar } from './departure-calendar.tsx'
import { DestinationList } from './destination-list.tsx'
import { Gallery, Video } from './gallery.tsx'
import { LegalText } from './legal-text.tsx'
import { MoodTiles } from './mood-tiles.tsx'
import { ContinentCarousel, DestinationCarousel } from './poster-carousels.tsx'
import { Reviews } from './reviews.tsx'
import { CallToAction, ConfidenceSteps, ContactBooks, Faq, Newsletter, RichText } from './text-blocks.tsx'
import { TopFive } from './top-five.tsx'
import { TopSellers } from './top-sellers.tsx'
import { TourList } from './tour-list.tsx'
import { TravelList } from './travel-list.tsx'
import { TripMap } from './trip-map.tsx'
import { TrustRating } from './trust-rating.tsx'
import { WemeetTeaser } from './wemeet-teaser.tsx'
import { WhenToGo } from './when-to-go.tsx'

type BlockComponents = { [T in BlockType]: (props: BlockProps<T>) => ReactNode }

export const blockComponents: BlockComponents = {
  'search-cover': SearchCover,
  'heading-cover': HeadingCover,
  'rich-text': RichText,
  'continent-carousel': ContinentCarousel,
  'destination-list': DestinationList,
  'trip-map': TripMap,
  'travel-list': TravelList,
  'tour-list': TourList,
  'mood-tiles': MoodTiles,
  coordinators: Coordinators,
  reviews: Reviews,
  'confidence-steps': ConfidenceSteps,
  'call-to-action': CallToAction,
  newsletter: Newsletter,
  faq: Faq,
  'travel-cover': TravelCover,
  gallery: Gallery,
  'top-sellers': TopSellers,
  'destination-carousel': DestinationCarousel,
  'trust-rating': TrustRating,
  'top-five': TopFive,
  'blog-teasers': BlogTeasers,
  video: Video,
  'legal-text': LegalText,
  'departure-calendar': DepartureCalendar,
  'when-to-go': WhenToGo,
  'wemeet-teaser': WemeetTeaser,
  'contact-books': ContactBooks,
}

const element = <T extends BlockType>(blockType: T, props: BlockProps<T>): ReactElement => {
  const component: (props: BlockProps<T>) => ReactNode = blockComponents[blockType]
  return createElement(component, props)
}

type RenderBlockProps = { block: Block } & Pick<BlockProps<BlockType>, 'main' | 'filtered' | 'breadcrumbs' | 'links'>

export const RenderBlock = ({ block: { id, blockType, content }, ...rest }: RenderBlockProps): ReactElement =>
  // Type and content belong together, which destructuring hides from the compiler.
  element(blockType, { id, content, ...rest } as BlockProps<typeof blockType>)
