import { useSite } from '../site.tsx'
import { Button } from '../ui/button.tsx'
import type { BlockProps } from './block-props.ts'

/**
 * Newsletter sign-up (spec section 5): posted to another origin in a new tab without native validation; a hidden
 * pre-ticked gdpr checkbox, and a text field that only bots fill in.
 */
export const Newsletter = ({ id, content }: BlockProps<'newsletter'>) => {
  const { t } = useSite()
  return (
    <section className="newsletter" aria-labelledby={`${id}-title`}>
      <div className="container newsletter-card">
        <div className="newsletter-text">
          <h2 id={`${id}-title`}>{content.title}</h2>
          {content.subtitle !== null && <p>{content.subtitle}</p>}
          {content.description !== '' && <p>{content.description}</p>}
        </div>
        <form
          className="newsletter-form"
          method="post"
          action={content.action}
          target="_blank"
          noValidate
          rel="noopener"
        >
          <div className="newsletter-line">
            <input
              className="control"
              type="email"
              name="EMAIL"
              required
              autoComplete="email"
              placeholder={content.emailPlaceholder}
              aria-label={t('layout.email')}
            />
            <Button>{content.cta}</Button>
          </div>
          <input type="checkbox" name={content.gdpr} value="Y" defaultChecked hidden />
          <div className="newsletter-bot" aria-hidden="true">
            <input type="text" name={content.bot} tabIndex={-1} autoComplete="off" defaultValue="" />
          </div>
          <p className="newsletter-note">{content.descriptionBottom}</p>
        </form>
      </div>
    </section>
  )
}
