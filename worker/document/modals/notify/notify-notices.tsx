import { ButtonLink } from '../../../ui/button.tsx'
import { modalHref } from '../../../ui/modal-href.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useRenderContext } from '../../../ui/render-context.tsx'
import { MODAL_CLOSE_CLASS } from '../modal.tsx'
import type { NotifyScreen } from './notify-screen.ts'

export const NotKept = ({ screen: { step, known } }: { screen: NotifyScreen }) => {
  const { t } = useRenderContext()
  if (step === 'failed' || step === 'failed-removal')
    return (
      <Notice tone="warning" role="alert" title={t('alerts.failedTitle')}>
        <p>{t('alerts.failedText')}</p>
      </Notice>
    )
  const said = step === 'unknown' ? 'alerts.unknown' : step === 'signed-out' && !known ? 'alerts.signedOut' : null
  return said === null ? null : (
    <Notice tone="warning" role="alert">
      <p>{t(said)}</p>
    </Notice>
  )
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
        <ButtonLink href={closeHref} variant="secondary" className={MODAL_CLOSE_CLASS}>
          {t('modals.close')}
        </ButtonLink>
      </div>
    </>
  )
}

export const Unavailable = ({ screen: { travel, tour, closeHref, retry } }: { screen: NotifyScreen }) => {
  const site = useRenderContext()
  const { t } = site
  return (
    <>
      <p>{t('alerts.failedText')}</p>
      <div className="step-choices">
        <ButtonLink
          href={modalHref(site, 'notify-me', retry === 'alert' ? undefined : retry, {
            travel,
            ...(tour !== null && { tour }),
          })}
        >
          {t('alerts.retry')}
        </ButtonLink>
        <ButtonLink href={closeHref} variant="secondary" className={MODAL_CLOSE_CLASS}>
          {t('modals.close')}
        </ButtonLink>
      </div>
    </>
  )
}

export const Removed = ({ screen: { closeHref, alertsHref } }: { screen: NotifyScreen }) => {
  const { t } = useRenderContext()
  return (
    <div className="step-choices">
      <ButtonLink href={closeHref} className={MODAL_CLOSE_CLASS}>
        {t('modals.close')}
      </ButtonLink>
      <ButtonLink href={alertsHref} variant="secondary" rel="nofollow">
        {t('alerts.all')}
      </ButtonLink>
    </div>
  )
}
