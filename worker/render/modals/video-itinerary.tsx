import type { TravelDetail } from '../../../shared/contracts/travel.ts'
import { imageUrl } from '../../../shared/images/image-url.ts'
import { useSite } from '../site.tsx'

/** The film of a travel's itinerary, started by the visitor; what can be seen in it is told as a track. */
export const VideoItinerary = ({ video: { file, poster } }: { video: NonNullable<TravelDetail['video']> }) => {
  const { market } = useSite()
  return (
    <video
      className="modal-photo"
      controls
      muted
      playsInline
      preload="none"
      width={1280}
      height={720}
      poster={imageUrl(poster, 1280)}
      aria-label={poster.altText}
    >
      <source src={`/videos/${file}.webm`} type="video/webm" />
      <source src={`/videos/${file}.mp4`} type="video/mp4" />
      <track kind="descriptions" src={`/videos/${file}.${market.language}.vtt`} srcLang={market.language} />
    </video>
  )
}
