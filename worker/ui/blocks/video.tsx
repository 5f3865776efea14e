import { Film } from '../film.tsx'
import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'

/** A short film among other blocks. */
export const Video = ({ id, content: { title, subtitle, video, poster } }: BlockProps<'video'>) => (
  <Section id={id} title={title} subtitle={subtitle}>
    <Film file={video} poster={poster} label={title} />
  </Section>
)
