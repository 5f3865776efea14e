import { accountUrl } from '../../../markets/links.ts'
import { ACCOUNT_PAGES } from '../../../shared/contracts/menu-link.ts'
import { useSite } from '../site.tsx'
import { Icon } from '../ui/icon.tsx'

/**
 * Login, profile and logout. Signed-in visitors get the pages of the account area (the gateway stamps
 * `data-signed-in` on html, the stylesheet reveals them); nothing while there is no account area to lead to.
 */
export const AccountArea = ({ className }: { className: string }) => {
  const { t, accountOrigin } = useSite()
  if (accountOrigin === null) return null
  return (
    <details className={`account ${className}`} name="menu">
      <summary className="icon-button" aria-label={t('layout.account')}>
        <Icon name="person" />
      </summary>
      <ul className="account-panel">
        {ACCOUNT_PAGES.map((page) => (
          <li key={page}>
            <a className="menu-sub" href={accountUrl(accountOrigin, page) ?? undefined}>
              {t(`layout.account-${page}`)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
