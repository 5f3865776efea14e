import { brand } from '../../markets/brand.ts'
import { staticPath } from '../../markets/links.ts'
import type { MessageKey } from '../../markets/messages.ts'
import type { Layout } from '../../shared/contracts/layout.ts'
import type { Currency } from '../../shared/contracts/money.ts'
import { THEMES } from '../../shared/http/themes.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { modalHref } from '../ui/modal-href.ts'
import { NewsletterForm } from '../ui/newsletter-form.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import { ReturnField } from '../ui/return-field.tsx'
import { useSlots } from '../ui/slots.ts'
import { TalkBean } from './banner.tsx'
import { talkToUsBeanOnPath } from './banner-routes.ts'
import { CountrySwitch } from './country-switch.tsx'
import { FooterBadges, FooterRating, FooterSocial, PaymentSystems } from './footer-marks.tsx'
import type { Head } from './head.ts'
import { Logo } from './logo.tsx'
import { MenuLink } from './menu-link.tsx'
import { fallbackMenu, type MenuEntry, menuEntries } from './menu-model.ts'
import { TalkToUsLink } from './talk-to-us-link.tsx'

const Welcome = ({ layout }: { layout: Layout | null }) => {
  const { market } = useRenderContext()
  const newsletter = layout?.footer.newsletter ?? null
  return (
    <div className="footer-top">
      <div>
        <Logo />
        <p className="footer-community">{market.communityMessage}</p>
        {layout?.footer.showUserRating && layout.trustRating !== null && <FooterRating rating={layout.trustRating} />}
        {layout !== null && <FooterSocial book={layout.footer.contactsBook} />}
      </div>
      {newsletter !== null && (
        <div className="footer-newsletter">
          {newsletter.description !== '' && <p>{newsletter.description}</p>}
          <NewsletterForm id="newsletter-footer" form={newsletter} />
        </div>
      )}
    </div>
  )
}

const BottomBar = ({ message }: { message: string }) => {
  const site = useRenderContext()
  const statement = staticPath(site.market, 'accessibility')
  return (
    <div className="footer-bottom cluster row">
      <p>{message}</p>
      {statement !== null && (
        <a className="footer-link" href={statement}>
          {site.t('accessibility.link')}
        </a>
      )}
      <a className="footer-link" href={modalHref(site, 'tracking-preferences')} rel="nofollow">
        {site.t('layout.trackingPreferences')}
      </a>
      <TalkToUsLink place="footer" className="footer-talk" />
    </div>
  )
}

/** The footer; without a layout or its menu only links that every market has. */
export const Footer = ({ layout, samePage }: { layout: Layout | null; samePage: Head['alternates'] }) => {
  const { t, market, currency, path } = useRenderContext()
  const bean = layout === null ? null : talkToUsBeanOnPath(layout.talkToUsBeans, path)
  return (
    <footer className="footer">
      <div className="container">
        {bean !== null && <TalkBean bean={bean} />}
        <Welcome layout={layout} />
        {layout === null || layout.footer.menu.length === 0 ? (
          <ul className="footer-fallback cluster">
            {fallbackMenu(market, t).map((entry) => (
              <li key={entry.id}>
                <MenuLink entry={entry} className="footer-link" />
              </li>
            ))}
          </ul>
        ) : (
          <FooterMenu footer={layout.footer} />
        )}
        {layout !== null && layout.footer.badges.length > 0 && <FooterBadges badges={layout.footer.badges} />}
        <div className="footer-settings cluster">
          <CountrySwitch samePage={samePage} />
          {layout !== null && <CurrencyForm currencies={layout.settings.currencies} />}
          <ThemeForm />
        </div>
        {currency !== market.currency && <p className="footer-notice">{t('layout.currencyNotice', { currency })}</p>}
        {layout !== null && layout.footer.paymentSystems.length > 0 && (
          <PaymentSystems message={layout.footer.paymentMessage} systems={layout.footer.paymentSystems} />
        )}
        <BottomBar message={layout?.footer.footerMessage || brand.name} />
      </div>
    </footer>
  )
}

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

export const FooterMenu = ({ footer }: { footer: Layout['footer'] }) => {
  const { t, market, accountOrigin } = useRenderContext()
  return (
    <details className="footer-menu">
      <summary>
        <span className="footer-open">{footer.collapseOpenMessage || t('layout.menu')}</span>
        <span className="footer-close">{footer.collapseCloseMessage || t('layout.menu')}</span>
        <Icon name="chevron-down" className="menu-chevron" />
      </summary>
      <Columns entries={menuEntries(market, footer.menu, accountOrigin)} />
    </details>
  )
}

/** Shown only with more than one currency (spec section 9). */
export const CurrencyForm = ({ currencies }: { currencies: readonly Currency[] }) => {
  const { t, currency } = useRenderContext()
  if (currencies.length <= 1) return null
  return (
    <form className="currency cluster" method="post" action="/api/currency" autoComplete="off">
      <ReturnField />
      <Field id="currency" label={t('layout.currency')}>
        <Select
          id="currency"
          name="currency"
          defaultValue={currency}
          options={currencies.map(({ isoCode, symbol, name }) => ({ value: isoCode, label: `${symbol} ${name}` }))}
        />
      </Field>
      <Button variant="secondary">{t('layout.currencyApply')}</Button>
    </form>
  )
}

const ThemeForm = () => {
  const { t } = useRenderContext()
  const { attributeSlot } = useSlots()
  return (
    <form className="theme" id="theme" method="post" action="/api/theme">
      <ReturnField />
      <fieldset className="cluster">
        <legend className="field-label">{t('layout.theme')}</legend>
        {THEMES.map((theme) => (
          <button key={theme} {...attributeSlot('theme-choice', theme)} className="chip" name="theme" value={theme}>
            {t(`layout.theme-${theme}` satisfies MessageKey)}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
