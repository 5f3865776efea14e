import { NewsletterForm } from '../newsletter-form.tsx'
import type { BlockProps } from './block-props.ts'

/** Newsletter sign-up with words of its own beside the form. */
export const Newsletter = ({ id, content }: BlockProps<'newsletter'>) => (
  <section className="newsletter" aria-labelledby={`${id}-title`}>
    <div className="container newsletter-card">
      <div className="newsletter-text">
        <h2 id={`${id}-title`}>{content.title}</h2>
        {content.subtitle !== null && <p>{content.subtitle}</p>}
        {content.description !== '' && <p>{content.description}</p>}
      </div>
      <NewsletterForm form={content} />
    </div>
  </section>
)
