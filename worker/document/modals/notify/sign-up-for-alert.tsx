import type { AlertTopic } from '../../../../shared/alerts/alert-types.ts'
import { useRenderContext } from '../../../ui/render-context.tsx'
import { AddressStep } from '../sign-up/address-step.tsx'
import { AlertSubjectLine } from './alert-subject.tsx'
import { NotKept } from './notify-notices.tsx'
import type { NotifyScreen } from './notify-screen.ts'
import { PhoneField } from './phone-field.tsx'

/** For whoever is not known: the first step of the way to a proven address, with the alert's own words before it. */
export const SignUpForAlert = ({ screen, topic }: { screen: NotifyScreen; topic: AlertTopic }) => {
  const { t } = useRenderContext()
  const { travel, tour, closeHref, subject, begun, loginHref } = screen
  return (
    <>
      {subject !== null && <AlertSubjectLine subject={subject} />}
      <p>{t(`alerts.text-${topic}`)}</p>
      <NotKept screen={screen} />
      <AddressStep
        screen={{
          ...{ purpose: 'notify-me', travel, tour, event: null, step: 'step-1', details: {}, known: null, seconds: 0 },
          ...{ email: begun.email, problem: begun.problem, sentAgain: false, proven: false, closeHref, loginHref },
        }}
        extra={<PhoneField typed={begun.phone || screen.draft.phone} wrong={begun.problem === 'badPhone'} />}
        action={t(`alerts.cta-${topic}`)}
      />
    </>
  )
}
