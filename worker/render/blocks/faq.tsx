import { Icon } from '../ui/icon.tsx'
import { Section } from '../ui/section.tsx'
import type { BlockProps } from './block-props.ts'

/** Questions that open one below the other. */
export const Faq = ({ id, content: { title, subtitle, items } }: BlockProps<'faq'>) => (
  <Section id={id} title={title} subtitle={subtitle} className="faq-section">
    <div className="faq">
      {items.map((item) => (
        <details key={item.id} id={`faq-${item.id}`} className="faq-item">
          <summary>
            <h3>{item.question}</h3>
            <Icon name="chevron-down" className="menu-chevron" />
          </summary>
          <p>{item.answer}</p>
        </details>
      ))}
    </div>
  </Section>
)
