import type { ResponsiveImage } from '../../../shared/contracts/image.ts'
import { Picture } from '../../ui/picture.tsx'
import { ShareLink } from '../../ui/share-link.tsx'

/** As wide as the container. */
export const TOUR_COVER_SIZES = '(min-width: 1280px) 1160px, 100vw'

/** The travel's picture as a band, and the way to pass the page on. */
export const TourCover = ({ image, title }: { image: ResponsiveImage; title: string }) => (
  <>
    <div className="tour-cover container">
      <Picture image={image} sizes={TOUR_COVER_SIZES} priority />
    </div>
    <p className="gallery-open container">
      <ShareLink title={title} />
    </p>
  </>
)
