import { Photo } from '../ui/picture.tsx'
import { BlockButton } from './block-button.tsx'
import type { BlockProps } from './block-props.ts'

/** The community's events: a picture, a few words, and the way there. */
export const WemeetTeaser = ({ id, content }: BlockProps<'wemeet-teaser'>) => (
  <section className="wemeet" aria-labelledby={`${id}-title`}>
    <div className="container">
      <Photo image={content.picture} sizes="(min-width: 1024px) 580px, 100vw" alt="" />
      <div className="wemeet-text">
        <h2 id={`${id}-title`}>{content.title}</h2>
        {content.subtitle !== null && <p className="section-subtitle">{content.subtitle}</p>}
        <p>{content.text}</p>
        <BlockButton button={content.button} variant="inverse" />
      </div>
    </div>
  </section>
)
