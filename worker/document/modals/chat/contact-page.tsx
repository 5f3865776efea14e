import type { MessageKey } from '../../../../markets/messages.ts'
import type { ContactField } from '../../../../shared/contacts/contact-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useRenderContext } from '../../../ui/render-context.tsx'
import type { ContactDraft } from './chat-screen.ts'
import { ContactForm } from './contact-form.tsx'

const PROBLEMS = {
  fields: 'chat.problemFields',
  'too many': 'chat.problemTooMany',
  failed: 'chat.problemFailed',
} as const satisfies Record<string, MessageKey>

type ContactPageProps = {
  problem: keyof typeof PROBLEMS
  fields: readonly ContactField[]
  draft: ContactDraft
}

/** The answer to a message that could not be taken: the form with all that was typed, and what to do about it. */
export const ContactPage = ({ problem, fields, draft }: ContactPageProps) => {
  const { t } = useRenderContext()
  return (
    <section className="contact-page">
      <div className="container">
        <h1>{t('chat.contactTitle')}</h1>
        <p>{t('chat.contactText')}</p>
        <ContactForm draft={draft} fields={fields}>
          <Notice tone="warning" role="alert">
            <p>{t(PROBLEMS[problem])}</p>
          </Notice>
        </ContactForm>
      </div>
    </section>
  )
}
