import type { Image } from '../../shared/contracts/image.ts'
import { imageUrl } from '../../shared/images/image-url.ts'
import { useRenderContext } from './render-context.tsx'

/**
 * A short film of public/videos that plays when somebody asks for it; what can be seen in it stands below, and is
 * told as a track.
 * @param file name of its files: <file>.webm, <file>.mp4 and <file>.<language>.vtt
 * @param poster its altText says what the film shows
 * @param label what players and screen readers call it
 */
export const Film = ({ file, poster, label }: { file: string; poster: Image; label: string }) => {
  const { market, t } = useRenderContext()
  const source = `/videos/${file}`
  return (
    <figure className="film">
      <video
        controls
        loop
        muted
        playsInline
        preload="none"
        width={1280}
        height={720}
        poster={imageUrl(poster, 1280)}
        aria-label={label}
      >
        <source src={`${source}.webm`} type="video/webm" />
        <source src={`${source}.mp4`} type="video/mp4" />
        <track kind="descriptions" src={`${source}.${market.language}.vtt`} srcLang={market.language} />
      </video>
      <figcaption>
        {poster.altText} · {t('blocks.soundless')}
      </figcaption>
    </figure>
  )
}
