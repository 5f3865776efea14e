import { staticPath } from '../../../../markets/links.ts'
import type { AlertTopic } from '../../../../shared/alerts/alert-types.ts'
import { Button } from '../../../ui/button.tsx'
import { useRenderContext } from '../../../ui/render-context.tsx'
import { withLinks } from '../../../ui/with-links.tsx'
import { AlertForm } from './alert-form.tsx'
import { AlertSubjectLine } from './alert-subject.tsx'
import { NotKept } from './notify-notices.tsx'
import type { NotifyScreen } from './notify-screen.ts'
import { PhoneField } from './phone-field.tsx'

/** For whoever is known: one step. Privacy and terms are accepted by going on. */
export const AskAlert = ({ screen, topic }: { screen: NotifyScreen; topic: AlertTopic }) => {
  const { t, market } = useRenderContext()
  return (
    <>
      {screen.subject !== null && <AlertSubjectLine subject={screen.subject} />}
      <p>{t(`alerts.text-${topic}`)}</p>
      <NotKept screen={screen} />
      <AlertForm screen={screen}>
        <PhoneField typed={screen.draft.phone} wrong={screen.step === 'bad-phone'} />
        <Button icon="mail">{t(`alerts.cta-${topic}`)}</Button>
        <p className="modal-note">
          {screen.email !== null && `${t('alerts.sendTo', { email: screen.email })} `}
          {withLinks(t, 'signUp.legal', {
            terms: { href: staticPath(market, 'legal-terms-conditions'), label: t('signUp.terms') },
            privacy: { href: staticPath(market, 'legal-privacy-policy'), label: t('signUp.privacy') },
          })}
        </p>
      </AlertForm>
    </>
  )
}
