import { Icon } from '../icon.tsx'
import { Section } from '../section.tsx'
import type { BlockProps } from './block-props.ts'

/** Questions that open one below the other. The id is the answer's: a link to it opens what it stands in. */
export const Faq = ({ id, content: { title, subtitle, items } }: BlockProps<'faq'>) => (
  <Section id={id} title={title} subtitle={subtitle} className="faq-section">
    <div className="faq">
      {items.map((item) => (
        <details key={item.id} className="faq-item">
          <summary>
            <h3>{item.question}</h3>
            <Icon name="chevron-down" className="menu-chevron" />
          </summary>
          <p id={`faq-${item.id}`}>{item.answer}</p>
        </details>
      ))}
    </div>
  </Section>
)
