import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'

/** A text of the content. */
export const RichText = ({ id, content: { title, html } }: BlockProps<'rich-text'>) => (
  <Section id={id} title={title} subtitle={null} className="rich-text-section">
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it comes in (worker/data). */}
    <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
  </Section>
)
