import { staticPath } from '../../../../markets/links.ts'
import { type AlertTopic, labelOf, topicOf } from '../../../../shared/alerts/alert-types.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { modalHref } from '../../../ui/modal-href.ts'
import { type RenderContext, useRenderContext } from '../../../ui/render-context.tsx'
import { withLinks } from '../../../ui/with-links.tsx'
import type { ModalScreen } from '../modal.tsx'
import { AddressStep } from '../sign-up/address-step.tsx'
import { AlertForm, AlertSubjectLine, PhoneField } from './alert-form.tsx'
import { NotKept, Removed, SignedOut, Unavailable } from './notify-notices.tsx'
import type { NotifyScreen } from './notify-screen.ts'
import { Reasons, RemoveAlert } from './remove-alert.tsx'

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
  if (alert !== null)
    return {
      title: t(alert.state === 'active' ? 'alerts.activeTitle' : 'alerts.pausedTitle'),
      body: <ExistingAlert screen={screen} alert={alert} />,
    }
  const title = t(`alerts.title-${topic}`)
  return screen.known
    ? { title, body: <AskAlert screen={screen} topic={topic} /> }
    : { title, body: <SignUpForAlert screen={screen} topic={topic} /> }
}

/** Known users: one step; sending accepts privacy and terms. */
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
        <p className="note">
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

type AlertThereProps = { screen: NotifyScreen; alert: NonNullable<NotifyScreen['alert']> }

export const ExistingAlert = ({ screen, alert }: AlertThereProps) => {
  const site = useRenderContext()
  const { t } = site
  const { travel, tour, subject, alertsHref } = screen
  const isActive = alert.state === 'active'
  return (
    <>
      {subject !== null && <AlertSubjectLine subject={subject} />}
      <p>
        <strong>{t(`alerts.label-${labelOf(alert.types, subject?.tour?.status ?? null)}`)}</strong>
        <br />
        {t(isActive ? 'alerts.activeText' : 'alerts.pausedText')}
      </p>
      <NotKept screen={screen} />
      <AlertForm screen={screen} action={`/${alert.id}/state`} className="step-choices">
        <Button variant={isActive ? 'secondary' : 'primary'} name="state" value={isActive ? 'paused' : 'active'}>
          {t(isActive ? 'alerts.deactivate' : 'alerts.activate')}
        </Button>
        <ButtonLink
          href={modalHref(site, 'notify-me', 'remove', { travel, ...(tour !== null && { tour }) })}
          variant="secondary"
          rel="nofollow"
        >
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
