import { CloseButton } from '../../shell/modal.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { Warning } from '../../ui/notice.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import { subjectOf } from './alert-form.tsx'
import type { NotifyScreen } from './notify-screen.ts'

export const AlertProblem = ({ screen: { step, known } }: { screen: NotifyScreen }) => {
  const { t } = useRenderContext()
  if (step === 'failed' || step === 'failed-removal')
    return <Warning title={t('alerts.failedTitle')}>{t('alerts.failedText')}</Warning>
  const said = step === 'unknown' ? 'alerts.unknown' : step === 'signed-out' && !known ? 'alerts.signedOut' : null
  return said === null ? null : <Warning>{t(said)}</Warning>
}

export const SignedOut = ({ screen: { loginHref, closeHref } }: { screen: NotifyScreen }) => {
  const { t } = useRenderContext()
  return (
    <>
      <p>{t('alerts.signedOut')}</p>
      <div className="step-choices">
        <ButtonLink href={loginHref} rel="nofollow" icon="person">
          {t('account.login')}
        </ButtonLink>
        <CloseButton href={closeHref}>{t('modals.close')}</CloseButton>
      </div>
    </>
  )
}

export const Unavailable = ({ screen }: { screen: NotifyScreen }) => {
  const { closeHref, retry } = screen
  const site = useRenderContext()
  return (
    <>
      <p>{site.t('alerts.failedText')}</p>
      <div className="step-choices">
        <ButtonLink href={modalHref(site, 'notify-me', retry === 'alert' ? undefined : retry, subjectOf(screen))}>
          {site.t('alerts.retry')}
        </ButtonLink>
        <CloseButton href={closeHref}>{site.t('modals.close')}</CloseButton>
      </div>
    </>
  )
}

export const Removed = ({ screen: { closeHref, alertsHref } }: { screen: NotifyScreen }) => {
  const { t } = useRenderContext()
  return (
    <div className="step-choices">
      <CloseButton href={closeHref} variant="primary">
        {t('modals.close')}
      </CloseButton>
      <ButtonLink href={alertsHref} variant="secondary" rel="nofollow">
        {t('alerts.all')}
      </ButtonLink>
    </div>
  )
}
