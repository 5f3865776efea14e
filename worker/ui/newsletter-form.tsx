import type { NewsletterForm as NewsletterFormConfig } from '../../shared/contracts/layout.ts'
import { Button } from './button.tsx'
import { useRenderContext } from './render-context.tsx'

/**
 * Cross-origin newsletter sign-up (spec section 5) with a hidden gdpr checkbox and a honeypot field.
 * client/boot/check-newsletter.ts fills in the problem.
 */
export const NewsletterForm = ({ id, form }: { id: string; form: NewsletterFormConfig }) => {
  const { t } = useRenderContext()
  return (
    <form className="newsletter-form" method="post" action={form.action} target="_blank" noValidate rel="noopener">
      <div className="newsletter-line cluster">
        <input
          className="control"
          type="email"
          name="EMAIL"
          required
          autoComplete="email"
          placeholder={form.emailPlaceholder}
          aria-label={t('layout.email')}
          aria-describedby={`${id}-problem`}
        />
        <Button>
          {form.cta}
          <span className="visually-hidden">{` (${t('layout.newTab')})`}</span>
        </Button>
      </div>
      <p className="newsletter-problem" id={`${id}-problem`} role="alert" data-text={t('signUp.problem-badEmail')} />
      <input type="checkbox" name={form.gdpr} value="Y" defaultChecked hidden />
      <div className="newsletter-bot" aria-hidden="true">
        <input type="text" name={form.bot} tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <p className="newsletter-note">{form.descriptionBottom}</p>
    </form>
  )
}
