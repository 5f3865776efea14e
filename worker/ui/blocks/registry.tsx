import type { ReactNode } from 'react'
import type { BlockType } from '../../../shared/contracts/blocks.ts'
import type { BlockProps } from './block-props.ts'
import { BlogTeasers } from './blog-teasers.tsx'
import { CallToAction } from './call-to-action.tsx'
import { ConfidenceSteps } from './confidence-steps.tsx'
import { ContactBooks } from './contact-books.tsx'
import { ContinentCarousel } from './continent-carousel.tsx'
import { Coordinators } from './coordinators.tsx'
import { DepartureCalendar } from './departure-calendar.tsx'
import { DestinationCarousel } from './destination-carousel.tsx'
import { DestinationList } from './destination-list.tsx'
import { Faq } from './faq.tsx'
import { Gallery } from './gallery.tsx'
import { HeadingCover } from './heading-cover.tsx'
import { LegalText } from './legal-text.tsx'
import { MoodTiles } from './mood-tiles.tsx'
import { Newsletter } from './newsletter.tsx'
import { Reviews } from './reviews.tsx'
import { RichText } from './rich-text.tsx'
import { SearchCover } from './search-cover.tsx'
import { TopFive } from './top-five.tsx'
import { TopSellers } from './top-sellers.tsx'
import { TourList } from './tour-list.tsx'
import { TravelCover } from './travel-cover.tsx'
import { TravelList } from './travel-list.tsx'
import { TrustRating } from './trust-rating.tsx'
import { Video } from './video.tsx'
import { WemeetTeaser } from './wemeet-teaser.tsx'

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
  'wemeet-teaser': WemeetTeaser,
  'contact-books': ContactBooks,
}
