import type { Image } from '../../shared/contracts/image.ts'
import { imageUrl } from '../../shared/images/image-url.ts'
import { useRenderContext } from './render-context.tsx'

/** A film of public/videos: <file>.webm, .mp4 and .<language>.vtt. The poster's altText describes it. */
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
