import type { ReactNode } from 'react'
import { formatNumber } from '../../../markets/format-number.ts'
import { staticPath } from '../../../markets/links.ts'
import type { MessageKey } from '../../../markets/messages.ts'
import type { ContactField } from '../../../shared/contacts/contact-form.ts'
import { MAX_MESSAGE, MIN_MESSAGE } from '../../../shared/contracts/contact.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { ReturnField } from '../../ui/return-field.tsx'
import { withLinks } from '../../ui/with-links.tsx'
import type { ContactDraft } from './chat-screen.ts'

const MESSAGE_KEYS = {
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
  const limits = { min: MIN_MESSAGE, max: formatNumber(market, MAX_MESSAGE) }
  const control = (field: ContactField) => ({
    id: `contact-${field}`,
    label: t(MESSAGE_KEYS[field][0]),
    problem: fields.includes(field) ? t(MESSAGE_KEYS[field][1], limits) : null,
    name: field,
    defaultValue: typed[field],
  })
  return (
    <form className="step-form contact-form" method="post" action="/api/contact" noValidate>
      <ReturnField />
      {children}
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="page" value={page} />
      <TextField {...control('name')} autoComplete="name" maxLength={100} required />
      <TextField {...control('email')} type="email" autoComplete="email" maxLength={254} required />
      <TextField {...control('phone')} type="tel" autoComplete="tel" maxLength={40} />
      <TextField {...control('message')} rows={5} maxLength={MAX_MESSAGE} required />
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
