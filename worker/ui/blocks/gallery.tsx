import { Film } from '../film.tsx'
import { modalHref } from '../modal-href.ts'
import { Photo } from '../picture.tsx'
import { useRenderContext } from '../render-context.tsx'
import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'
import { GALLERY_SIZES } from './cover-preloads.ts'

/** A mosaic; on phones a strip that snaps. */
export const Gallery = ({ id, content: { title, items } }: BlockProps<'gallery'>) => {
  const site = useRenderContext()
  return (
    <Section id={id} title={title} subtitle={null}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area without links must be reachable by keyboard. */}
      <ul className="mosaic" aria-label={title ?? site.t('blocks.gallery')} tabIndex={0}>
        {items.map(({ picture }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once on the server, never reordered
          <li key={index}>
            <Photo image={picture} sizes={GALLERY_SIZES} />
          </li>
        ))}
      </ul>
      <p className="gallery-open buttons">
        <a className="chip" href={modalHref(site, 'gallery')} rel="nofollow">
          {site.t('modals.galleryOpen', { count: items.length })}
        </a>
      </p>
    </Section>
  )
}

export const Video = ({ id, content: { title, subtitle, video, poster } }: BlockProps<'video'>) => (
  <Section id={id} title={title} subtitle={subtitle}>
    <Film file={video} poster={poster} label={title} />
  </Section>
)
