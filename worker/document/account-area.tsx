import { accountUrl, staticPath } from '../../markets/links.ts'
import { ACCOUNT_PAGES } from '../../shared/contracts/menu-link.ts'
import { Icon } from '../ui/icon.tsx'
import { useRenderContext } from '../ui/render-context.tsx'

/** Renders login and account; the gateway sets `data-signed-in` on html and the stylesheet reveals one. */
export const AccountArea = ({ className }: { className: string }) => {
  const { t, market, accountOrigin, signIn } = useRenderContext()
  const login = signIn ? staticPath(market, 'login') : null
  const alerts = staticPath(market, 'alerts')
  return (
    <>
      {login !== null && (
        <a className={`icon-button account-login ${className}`} href={login} rel="nofollow">
          <Icon name="person" />
          <span className="account-label">{t('account.login')}</span>
        </a>
      )}
      {(signIn || accountOrigin !== null) && (
        <details className={`account ${className}`} name="menu">
          <summary className="icon-button">
            <span className="account-picture" />
            <span className="account-label">{t('layout.account')}</span>
          </summary>
          <ul className="account-panel">
            {accountOrigin !== null &&
              ACCOUNT_PAGES.map((page) => (
                <li key={page}>
                  <a className="menu-sub" href={accountUrl(accountOrigin, page) ?? undefined}>
                    {t(`layout.account-${page}`)}
                  </a>
                </li>
              ))}
            {alerts !== null && (
              <li>
                <a className="menu-sub" href={alerts} rel="nofollow">
                  {t('alerts.menu')}
                </a>
              </li>
            )}
            {signIn && (
              <li>
                <form method="post" action="/logout">
                  <button className="menu-sub" type="submit">
                    {t('account.logout')}
                  </button>
                </form>
              </li>
            )}
          </ul>
        </details>
      )}
    </>
  )
}
