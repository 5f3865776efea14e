import { Picture } from '../picture.tsx'
import type { BlockProps } from './block-props.ts'
import { COVER_SIZES } from './cover-preloads.ts'
import { CoverText } from './cover-text.tsx'

/** The cover of a content page. */
export const HeadingCover = ({ content: { title, subtitle, picture }, main = false }: BlockProps<'heading-cover'>) => (
  <section className="cover heading-cover">
    <Picture image={picture} sizes={COVER_SIZES} priority={main} />
    <CoverText title={title} subtitle={subtitle} main={main} />
  </section>
)
