import { Section } from '../section.tsx'
import { BlockButton } from './block-button.tsx'
import type { BlockProps } from './block-props.ts'

/** A sentence and one thing to do. */
export const CallToAction = ({ id, content: { title, subtitle, button } }: BlockProps<'call-to-action'>) => (
  <Section id={id} title={title} subtitle={subtitle} tone="sand" className="call-to-action">
    <BlockButton button={button} />
  </Section>
)
