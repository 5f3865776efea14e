import type { MessageKey } from '../../../markets/messages.ts'
import type { ContactField } from '../../../shared/contacts/contact-form.ts'
import type { ContactDraft } from '../../modals/chatbot/chat-screen.ts'
import { ContactForm } from '../../modals/chatbot/contact-form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { definePrivateView } from '../define-private-page.ts'

const PROBLEMS = {
  fields: { status: 422, text: 'chat.problemFields' },
  'too many': { status: 429, text: 'chat.problemTooMany' },
  failed: { status: 503, text: 'chat.problemFailed' },
} as const satisfies Record<string, { status: number; text: MessageKey }>

/** Why a message to customer care was rejected. */
export type ContactProblem = keyof typeof PROBLEMS

export type ContactModel = { problem: ContactProblem; fields: readonly ContactField[]; draft: ContactDraft }

const ContactPage = ({ model: { problem, fields, draft } }: { model: ContactModel }) => {
  const { t } = useRenderContext()
  return (
    <section className="contact-page">
      <div className="container">
        <h1>{t('chat.contactTitle')}</h1>
        <p>{t('chat.contactText')}</p>
        <ContactForm draft={draft} fields={fields}>
          <Notice tone="warning" role="alert">
            <p>{t(PROBLEMS[problem].text)}</p>
          </Notice>
        </ContactForm>
      </div>
    </section>
  )
}

/** The contact form with the visitor's input, after a message was rejected. */
export const contactView = definePrivateView({
  title: () => 'chat.contactTitle',
  status: ({ problem }: ContactModel) => PROBLEMS[problem].status,
  view: ContactPage,
})
