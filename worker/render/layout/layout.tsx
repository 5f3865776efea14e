import type { ReactNode } from 'react'
import type { Layout as LayoutData } from '../../../shared/contracts/layout.ts'
import { Remembered } from '../remembered.tsx'
import { useSite } from '../site.tsx'
import { IconSprite } from '../ui/icon.tsx'
import { Banners } from './banner.tsx'
import { bannersOnPath } from './banner-routes.ts'
import { Consent } from './consent.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { fallbackMenu, menuEntries } from './menu-model.ts'
import { Toast } from './toast.tsx'

type LayoutProps = {
  /** null when the back end could not tell: a smaller header and footer from the route table stand in. */
  layout: LayoutData | null
  /** The header lies over the page's cover. */
  transparentHeader: boolean
  /** Only the page itself, for landing pages. */
  hideLayout: boolean
  children: ReactNode
}

/** What every page has around its own part: skip link, banners, header, footer, consent. */
export const Layout = ({ layout, transparentHeader, hideLayout, children }: LayoutProps) => {
  const { t, market, path, accountOrigin } = useSite()
  const banners = layout === null || hideLayout ? [] : bannersOnPath(layout.beans, path)
  const menu = layout === null ? fallbackMenu(market, t) : menuEntries(market, layout.header.menu, accountOrigin)
  return (
    <>
      <Remembered as="div" of={market}>
        {() => <IconSprite />}
      </Remembered>
      <a className="skip-link" href="#main">
        {t('layout.skipToContent')}
      </a>
      <Consent />
      <Banners banners={banners} position="top" />
      {!hideLayout && (
        <Remembered as="div" className="frame" of={layout ?? market} variant={`header ${transparentHeader}`} perPage>
          {() => (
            <Header
              menu={menu}
              transparent={transparentHeader}
              currencySwitch={(layout?.settings.currencies.length ?? 0) > 1}
            />
          )}
        </Remembered>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {!hideLayout && (
        <Remembered as="div" className="frame" of={layout ?? market} variant="footer" perPage>
          {() => <Footer layout={layout} />}
        </Remembered>
      )}
      <Banners banners={banners} position="bottom" />
      <Toast />
    </>
  )
}
