import { imageUrl } from '../../../shared/images/image-url.ts'
import { useSite } from '../site.tsx'
import { Section } from '../ui/section.tsx'
import type { BlockProps } from './block-props.ts'

/** A short film that plays when somebody asks for it; what can be seen in it stands below, and is told as a track. */
export const Video = ({ id, content: { title, subtitle, video, poster } }: BlockProps<'video'>) => {
  const { market, t } = useSite()
  const file = `/videos/${video}`
  return (
    <Section id={id} title={title} subtitle={subtitle}>
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
          aria-label={title}
        >
          <source src={`${file}.webm`} type="video/webm" />
          <source src={`${file}.mp4`} type="video/mp4" />
          <track kind="descriptions" src={`${file}.${market.language}.vtt`} srcLang={market.language} />
        </video>
        <figcaption>
          {poster.altText} · {t('blocks.soundless')}
        </figcaption>
      </figure>
    </Section>
  )
}
