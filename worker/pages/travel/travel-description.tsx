import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { Photo } from '../../ui/picture.tsx'
import { TravelFacts } from './travel-facts.tsx'

/** What a travel is, in full. */
export const TravelDescription = ({ travel }: { travel: TravelDetail }) => (
  <>
    <Photo
      className="modal-photo"
      image={travel.thumbnailImage.desktop}
      sizes="(min-width: 640px) 516px, 94vw"
      alt=""
    />
    <p className="travel-lede">{travel.summary}</p>
    <p>{travel.description}</p>
    <TravelFacts travel={travel} />
  </>
)
