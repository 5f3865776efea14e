import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'

/** Why one can trust us, as the stops of a trail. */
export const ConfidenceSteps = ({ id, content: { title, subtitle, steps } }: BlockProps<'confidence-steps'>) => (
  <Section id={id} title={title} subtitle={subtitle} tone="ink">
    <ol className="trail" data-steps={steps.length}>
      {steps.map((step, index) => (
        <li key={step.title}>
          <span className="trail-stop tabular" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  </Section>
)
