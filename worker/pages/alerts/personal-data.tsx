import { Button, ButtonLink } from '../../ui/button.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

/** Download and deletion of the visitor's data; deletion needs a second confirmation, of an account a recent sign-in. */
export const PersonalData = ({
  isAccount,
  deletion,
  loginAgainHref,
}: {
  isAccount: boolean
  deletion: 'alerts' | 'account' | null
  loginAgainHref: string | null
}) => {
  const { t, path } = useRenderContext()
  if (deletion !== null)
    return (
      <section className="alerts-part" id="data">
        <h2>{t(deletion === 'account' ? 'alerts.deleteAccountTitle' : 'alerts.deleteAlertsTitle')}</h2>
        <p>{t(deletion === 'account' ? 'alerts.deleteAccountText' : 'alerts.deleteAlertsText')}</p>
        {loginAgainHref !== null && <p>{t('alerts.deleteAccountAgain')}</p>}
        <form className="alert-actions" method="post" action="/api/my-data/deletion">
          {loginAgainHref === null ? (
            <Button name="what" value={deletion}>
              {t('alerts.deleteYes')}
            </Button>
          ) : (
            <ButtonLink href={loginAgainHref} rel="nofollow" icon="person">
              {t('account.login')}
            </ButtonLink>
          )}
          <ButtonLink href={path} variant="secondary">
            {t('alerts.deleteNo')}
          </ButtonLink>
        </form>
      </section>
    )
  return (
    <section className="alerts-part" id="data">
      <h2>{t('alerts.dataTitle')}</h2>
      <p>{t('alerts.dataText')}</p>
      <p className="alert-actions">
        <a href="/api/my-data" download rel="nofollow">
          {t('alerts.download')}
        </a>
        <a href={`${path}?delete=alerts#data`} rel="nofollow">
          {t('alerts.deleteAlerts')}
        </a>
        {isAccount && (
          <a href={`${path}?delete=account#data`} rel="nofollow">
            {t('alerts.deleteAccount')}
          </a>
        )}
      </p>
    </section>
  )
}
