import { Picture } from '../ui/picture.tsx'
import type { BlockProps } from './block-props.ts'
import { COVER_SIZES } from './cover-preloads.ts'

/** The cover of a content page. */
export const HeadingCover = ({ content: { title, subtitle, picture } }: BlockProps<'heading-cover'>) => (
  <section className="cover heading-cover">
    <Picture image={picture} sizes={COVER_SIZES} priority />
    <div className="container cover-content">
      <h1 className="cover-title">{title}</h1>
      {subtitle !== null && <p className="cover-subtitle">{subtitle}</p>}
    </div>
  </section>
)
