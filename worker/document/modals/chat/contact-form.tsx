import type { ReactNode } from 'react'
import { staticPath } from '../../../../markets/links.ts'
import type { MessageKey } from '../../../../markets/messages.ts'
import type { ContactField } from '../../../../shared/contacts/contact-form.ts'
import { MAX_MESSAGE, MIN_MESSAGE } from '../../../../shared/contracts/contact.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useRenderContext } from '../../../ui/render-context.tsx'
import { withLinks } from '../../../ui/with-links.tsx'
import type { ContactDraft } from './chat-screen.ts'

const WORDS = {
  name: ['chat.name', 'chat.badName'],
  email: ['chat.email', 'chat.badEmail'],
  phone: ['chat.phone', 'chat.badPhone'],
  message: ['chat.message', 'chat.badMessage'],
} as const satisfies Record<ContactField, readonly [MessageKey, MessageKey]>

type ContactFormProps = {
  draft: ContactDraft
  fields: readonly ContactField[]
  children?: ReactNode
}

/** Contact form (spec section 5) with a honeypot field. */
export const ContactForm = ({ draft: { id, page, typed }, fields, children }: ContactFormProps) => {
  const { t, market } = useRenderContext()
  const parts = (field: ContactField) => {
    const [label, bad] = WORDS[field]
    const wrong = fields.includes(field)
    return {
      field: {
        id: `contact-${field}`,
        label: t(label),
        ...(wrong && {
          hint: t(bad, { min: MIN_MESSAGE, max: new Intl.NumberFormat(market.locale).format(MAX_MESSAGE) }),
        }),
      },
      control: {
        className: 'control',
        id: `contact-${field}`,
        name: field,
        defaultValue: typed[field],
        ...(wrong && { 'aria-invalid': true as const, 'aria-describedby': `contact-${field}-hint` }),
      },
    }
  }
  const [name, email, phone, message] = [parts('name'), parts('email'), parts('phone'), parts('message')]
  return (
    <form className="step-form contact-form" method="post" action="/api/contact" noValidate>
      {children}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="page" value={page} />
      <Field {...name.field}>
        <input {...name.control} autoComplete="name" maxLength={100} required />
      </Field>
      <Field {...email.field}>
        <input {...email.control} type="email" autoComplete="email" maxLength={254} required />
      </Field>
      <Field {...phone.field}>
        <input {...phone.control} type="tel" autoComplete="tel" maxLength={40} />
      </Field>
      <Field {...message.field}>
        <textarea {...message.control} rows={5} maxLength={MAX_MESSAGE} required />
      </Field>
      <div className="newsletter-bot" aria-hidden="true">
        <input type="text" name="bot" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <Button icon="mail">{t('chat.submit')}</Button>
      <p className="note">
        {withLinks(t, 'chat.legal', {
          privacy: { href: staticPath(market, 'legal-privacy-policy'), label: t('signUp.privacy') },
        })}
      </p>
    </form>
  )
}
