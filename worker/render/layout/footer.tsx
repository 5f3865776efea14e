import { brand } from '../../../markets/brand.ts'
import type { Layout } from '../../../shared/contracts/layout.ts'
import type { Head } from '../head.ts'
import { modalHref } from '../modals/modal-href.ts'
import { useSite } from '../site.tsx'
import { Icon } from '../ui/icon.tsx'
import { CountrySwitch } from './country-switch.tsx'
import { CurrencyForm } from './currency-form.tsx'
import { FooterBadges, PaymentSystems } from './footer-marks.tsx'
import { Logo } from './logo.tsx'
import { MenuLink } from './menu-link.tsx'
import { fallbackMenu, type MenuEntry, menuEntries } from './menu-model.ts'

const Columns = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <div className="footer-columns">
    {entries.map((column) => (
      <div key={column.id}>
        <p className="footer-title">
          <MenuLink entry={column} />
        </p>
        <ul>
          {column.children.map((entry) => (
            <li key={entry.id}>
              <MenuLink entry={entry} className="footer-link" />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)

/** Columns of links that collapse on phones (spec section 2); on wide screens they are always open. */
const FooterMenu = ({ footer }: { footer: Layout['footer'] }) => {
  const { market } = useSite()
  return (
    <details className="footer-menu" open>
      <summary>
        <span className="footer-open">{footer.collapseOpenMessage}</span>
        <span className="footer-close">{footer.collapseCloseMessage}</span>
        <Icon name="chevron-down" className="menu-chevron" />
      </summary>
      <Columns entries={menuEntries(market, footer.menu)} />
    </details>
  )
}

/** The end of every page. Without a layout: the links that every market has, and nothing that could be wrong. */
export const Footer = ({ layout, samePage }: { layout: Layout | null; samePage: Head['alternates'] }) => {
  const site = useSite()
  const { t, market, currency } = site
  return (
    <footer className="footer">
      <div className="container">
        <div className="footer-top">
          <div>
            <Logo />
            <p className="footer-community">{market.communityMessage}</p>
          </div>
          {layout !== null && layout.footer.badges.length > 0 && <FooterBadges badges={layout.footer.badges} />}
        </div>
        {layout === null ? (
          <ul className="footer-fallback">
            {fallbackMenu(market, t).map((entry) => (
              <li key={entry.id}>
                <MenuLink entry={entry} className="footer-link" />
              </li>
            ))}
          </ul>
        ) : (
          <FooterMenu footer={layout.footer} />
        )}
        <div className="footer-settings">
          <CountrySwitch samePage={samePage} />
          {layout !== null && <CurrencyForm currencies={layout.settings.currencies} />}
        </div>
        {currency !== market.currency && <p className="footer-notice">{t('layout.currencyNotice', { currency })}</p>}
        {layout !== null && layout.footer.paymentSystems.length > 0 && (
          <PaymentSystems message={layout.footer.paymentMessage} systems={layout.footer.paymentSystems} />
        )}
        <div className="footer-legal">
          <p>{layout === null ? brand.name : layout.footer.footerMessage}</p>
          <a className="footer-link" href={modalHref(site, 'tracking-preferences')} rel="nofollow">
            {t('layout.trackingPreferences')}
          </a>
        </div>
      </div>
    </footer>
  )
}
