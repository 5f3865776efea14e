import { ContactSections, useContacts } from '../contact-sections.tsx'
import { Icon } from '../icon.tsx'
import { NewsletterForm } from '../newsletter-form.tsx'
import { Section } from '../section.tsx'
import { BlockButton } from './block-button.tsx'
import type { BlockProps } from './block-props.ts'

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

export const CallToAction = ({ id, content: { title, subtitle, button } }: BlockProps<'call-to-action'>) => (
  <Section id={id} title={title} subtitle={subtitle} tone="sand">
    <BlockButton button={button} />
  </Section>
)

export const ContactBooks = ({ id, content: { title, subtitle } }: BlockProps<'contact-books'>) => (
  <Section id={id} title={title} subtitle={subtitle} className="contact-books">
    {/* Cached page: opening hours only, not whether we are open now. */}
    <ContactSections id={id} contacts={useContacts()} place="showContactPage" now={null} />
  </Section>
)

/** The id is the answer's: a link to it opens the question. */
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

export const Newsletter = ({ id, content }: BlockProps<'newsletter'>) => (
  <section className="newsletter" aria-labelledby={`${id}-title`}>
    <div className="container newsletter-card">
      <div className="newsletter-text">
        <h2 id={`${id}-title`}>{content.title}</h2>
        {content.subtitle !== null && <p>{content.subtitle}</p>}
        {content.description !== '' && <p>{content.description}</p>}
      </div>
      <NewsletterForm id={`newsletter-${id}`} form={content} />
    </div>
  </section>
)

export const RichText = ({ id, content: { title, html } }: BlockProps<'rich-text'>) => (
  <Section id={id} title={title} subtitle={null} className="rich-text-section">
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it comes in (worker/data). */}
    <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
  </Section>
)
