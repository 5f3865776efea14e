import { type AlertTopic, labelOf, topicOf } from '../../../shared/alerts/alert-types.ts'
import type { ModalScreen } from '../../shell/modal.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { type RenderContext, useRenderContext } from '../../ui/render-context.tsx'
import { EmailStep } from '../verification-code/email-step.tsx'
import { LegalNote } from '../verification-code/step-form.tsx'
import { AlertForm, AlertSubjectLine, PhoneField, subjectOf } from './alert-form.tsx'
import { AlertProblem, Removed, SignedOut, Unavailable } from './notify-notices.tsx'
import type { NotifyScreen } from './notify-screen.ts'
import { type AlertProps, Reasons, RemoveAlert } from './remove-alert.tsx'

/** Notify-me (spec section 4). */
export const notifyModal = ({ t }: RenderContext, screen: NotifyScreen): ModalScreen => {
  const { subject, alert, step } = screen
  if (subject === null) return { title: t('alerts.loadFailedTitle'), body: <Unavailable screen={screen} /> }
  const topic: AlertTopic = topicOf(subject.types)
  // Anyone can type this URL: an existing alert is not reported as removed.
  if (step === 'removed' && alert === null) return { title: t('alerts.removed'), body: <Removed screen={screen} /> }
  if (alert !== null && step === 'remove')
    return { title: t('alerts.removeTitle'), body: <RemoveAlert screen={screen} /> }
  if (!screen.known && step === 'signed-out-removal')
    return { title: t('alerts.signedOutTitle'), body: <SignedOut screen={screen} /> }
  if (
    alert !== null &&
    (step === 'reasons' || step === 'signed-out-removal' || step === 'no-reason' || step === 'failed-removal')
  )
    return { title: t('alerts.reasonTitle'), body: <Reasons screen={screen} alert={alert} /> }
  // A price alert of a departure that has sold out since does not wait for a place.
  const isComplete = topic !== 'place' || alert?.types.includes('PLACE_FREE')
  if (alert !== null && isComplete)
    return {
      title: t(alert.state === 'active' ? 'alerts.activeTitle' : 'alerts.pausedTitle'),
      body: <ExistingAlert screen={screen} alert={alert} />,
    }
  const title = t(`alerts.title-${topic}`)
  return screen.known
    ? { title, body: <NewAlert screen={screen} topic={topic} /> }
    : { title, body: <SignUpForAlert screen={screen} topic={topic} /> }
}

/** Known users: one step; sending accepts privacy and terms. */
const NewAlert = ({ screen, topic }: { screen: NotifyScreen; topic: AlertTopic }) => {
  const { t } = useRenderContext()
  return (
    <>
      {screen.subject !== null && <AlertSubjectLine subject={screen.subject} />}
      <p>{t(`alerts.text-${topic}`)}</p>
      <AlertProblem screen={screen} />
      <AlertForm screen={screen}>
        <PhoneField typed={screen.draft.phone} wrong={screen.step === 'bad-phone'} />
        <Button icon="mail">{t(`alerts.cta-${topic}`)}</Button>
        <LegalNote>{screen.email !== null && `${t('alerts.sendTo', { email: screen.email })} `}</LegalNote>
      </AlertForm>
    </>
  )
}

const ExistingAlert = ({ screen, alert }: AlertProps) => {
  const site = useRenderContext()
  const { t } = site
  const { subject, alertsHref } = screen
  const isActive = alert.state === 'active'
  return (
    <>
      {subject !== null && <AlertSubjectLine subject={subject} />}
      <p>
        <strong>{t(`alerts.label-${labelOf(alert.types, subject?.tour?.status ?? null)}`)}</strong>
        <br />
        {t(isActive ? 'alerts.activeText' : 'alerts.pausedText')}
      </p>
      <AlertProblem screen={screen} />
      <AlertForm screen={screen} action={`/${alert.id}/state`} className="step-choices">
        <Button variant={isActive ? 'secondary' : 'primary'} name="state" value={isActive ? 'paused' : 'active'}>
          {t(isActive ? 'alerts.deactivate' : 'alerts.activate')}
        </Button>
        <ButtonLink href={modalHref(site, 'notify-me', 'remove', subjectOf(screen))} variant="secondary" rel="nofollow">
          {t('alerts.remove')}
        </ButtonLink>
      </AlertForm>
      <p>
        <a href={alertsHref} rel="nofollow">
          {t('alerts.all')}
        </a>
      </p>
    </>
  )
}

/** Unknown visitors: the first sign-up step with the alert's own text. */
const SignUpForAlert = ({ screen, topic }: { screen: NotifyScreen; topic: AlertTopic }) => {
  const { t } = useRenderContext()
  const { travel, tour, closeHref, subject, begun, loginHref } = screen
  return (
    <>
      {subject !== null && <AlertSubjectLine subject={subject} />}
      <p>{t(`alerts.text-${topic}`)}</p>
      <AlertProblem screen={screen} />
      <EmailStep
        screen={{
          ...{ purpose: 'notify-me', travel, tour, event: null, step: 'step-1', details: {}, known: null, seconds: 0 },
          ...{ email: begun.email, problem: begun.problem, minutes: begun.minutes, sentAgain: false, proven: false },
          ...{ closeHref, loginHref },
        }}
        extra={<PhoneField typed={begun.phone || screen.draft.phone} wrong={begun.problem === 'badPhone'} />}
        action={t(`alerts.cta-${topic}`)}
      />
    </>
  )
}
