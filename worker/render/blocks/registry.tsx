import type { ReactNode } from 'react'
import type { BlockType } from '../../../shared/contracts/blocks.ts'
import type { BlockProps } from './block-props.ts'
import { CallToAction } from './call-to-action.tsx'
import { ConfidenceSteps } from './confidence-steps.tsx'
import { ContinentCarousel } from './continent-carousel.tsx'
import { Coordinators } from './coordinators.tsx'
import { DestinationList } from './destination-list.tsx'
import { Faq } from './faq.tsx'
import { HeadingCover } from './heading-cover.tsx'
import { MoodTiles } from './mood-tiles.tsx'
import { Newsletter } from './newsletter.tsx'
import { Reviews } from './reviews.tsx'
import { RichText } from './rich-text.tsx'
import { SearchCover } from './search-cover.tsx'
import { TourList } from './tour-list.tsx'
import { TravelList } from './travel-list.tsx'

type BlockComponents = { [T in BlockType]: (props: BlockProps<T>) => ReactNode }

/** The component of every block type; a type without one does not compile. */
export const blockComponents: BlockComponents = {
  'search-cover': SearchCover,
  'heading-cover': HeadingCover,
  'rich-text': RichText,
  'continent-carousel': ContinentCarousel,
  'destination-list': DestinationList,
  'travel-list': TravelList,
  'tour-list': TourList,
  'mood-tiles': MoodTiles,
  coordinators: Coordinators,
  reviews: Reviews,
  'confidence-steps': ConfidenceSteps,
  'call-to-action': CallToAction,
  newsletter: Newsletter,
  faq: Faq,
}
