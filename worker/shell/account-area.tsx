import type { ReactNode } from 'react'
import { accountUrl, staticPath } from '../../markets/links.ts'
import { ACCOUNT_PAGES } from '../../shared/contracts/menu-link.ts'
import { Icon } from '../ui/icon.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import { type Audiences, useSlots } from '../ui/slots.ts'

type AccountAreaProps = { className: string; isWide?: boolean }

/** Login and account; the gateway leaves one of them. */
export const AccountArea = ({ className, isWide = false }: AccountAreaProps) => {
  const { market, accountOrigin, signIn } = useRenderContext()
  const { elementSlots } = useSlots()
  const login = signIn ? staticPath(market, 'login') : null
  const parts: [Audiences, ReactNode][] = []
  if (login !== null)
    parts.push([isWide ? 'wide signed-out' : 'signed-out', <Login key="login" href={login} className={className} />])
  if (signIn || accountOrigin !== null)
    parts.push([isWide ? 'wide signed-in' : 'signed-in', <Account key="account" className={className} />])
  return elementSlots('only-for', parts)
}

const Login = ({ href, className }: AccountAreaProps & { href: string }) => {
  const { t } = useRenderContext()
  return (
    <a className={`icon-button account-login ${className}`} href={href} rel="nofollow">
      <Icon name="person" />
      <span className="account-label">{t('account.login')}</span>
    </a>
  )
}

const Account = ({ className }: AccountAreaProps) => {
  const { t, market, accountOrigin, signIn, features } = useRenderContext()
  const alerts = features.has('alerts') ? staticPath(market, 'alerts') : null
  return (
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
  )
}
