import { type AlertTopic, topicOf } from '../../../../shared/alerts/alert-types.ts'
import type { RenderContext } from '../../../ui/render-context.tsx'
import type { ModalScreen } from '../modal.tsx'
import { AskAlert } from './ask-alert.tsx'
import { ExistingAlert } from './existing-alert.tsx'
import { Removed, SignedOut, Unavailable } from './notify-notices.tsx'
import type { NotifyScreen } from './notify-screen.ts'
import { Reasons, RemoveAlert } from './remove-alert.tsx'
import { SignUpForAlert } from './sign-up-for-alert.tsx'

/** Notify-me (spec section 4): the alert's own title, text and call to action by its type, and what there is to do. */
export const notifyModal = ({ t }: RenderContext, screen: NotifyScreen): ModalScreen => {
  const { subject, alert, step } = screen
  if (subject === null) return { title: t('alerts.loadFailedTitle'), body: <Unavailable screen={screen} /> }
  const topic: AlertTopic = topicOf(subject.types)
  // Anybody can write an address: what is there is not said to be gone.
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
