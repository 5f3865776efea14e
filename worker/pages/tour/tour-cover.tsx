import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { Picture } from '../../ui/picture.tsx'
import { ShareLink } from '../../ui/share-link.tsx'

export const TOUR_COVER_SIZES = '(min-width: 1280px) 1160px, 100vw'

export const TourCover = ({ travel }: { travel: TravelDetail }) => (
  <div className="tour-cover travel-photos container">
    <Picture image={travel.thumbnailImage} sizes={TOUR_COVER_SIZES} priority />
    <p className="gallery-open buttons">
      <ShareLink title={travel.title} />
    </p>
  </div>
)
