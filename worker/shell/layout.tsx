import type { ReactNode } from 'react'
import type { Layout as LayoutData } from '../../shared/contracts/layout.ts'
import { keyOf } from '../../shared/keys/key-of.ts'
import { CachedFragment } from '../engine/slots/cached-fragment.tsx'
import { useRenderContext } from '../ui/render-context.tsx'
import { LaterStyles, useSlots } from '../ui/slots.ts'
import { Banners } from './banner.tsx'
import { bannersOnPath } from './banner-routes.ts'
import { Consent } from './consent.tsx'
import { Footer } from './footer.tsx'
import { GeoRedirect } from './geo-redirect.tsx'
import type { Head } from './head.ts'
import { Header } from './header.tsx'
import { fallbackMenu, menuEntries } from './menu-model.ts'
import { type LayerModal, ModalLayer } from './modal.tsx'
import { Toast } from './toast.tsx'

type LayoutProps = {
  /** Null when loading failed: a smaller header and footer replace it. */
  layout: LayoutData | null
  transparentHeader: boolean
  hideLayout: boolean
  alternates?: Head['alternates']
  modal?: LayerModal | null
  children: ReactNode
}

/** Everything around a page's own part. */
export const Layout = ({
  layout,
  transparentHeader,
  hideLayout,
  alternates = {},
  modal = null,
  children,
}: LayoutProps) => {
  const { t, market, path, accountOrigin, today } = useRenderContext()
  const banners = layout === null || hideLayout ? [] : bannersOnPath(layout.beans, path)
  const menu = () =>
    layout?.header.menu.length ? menuEntries(market, layout.header.menu, accountOrigin) : fallbackMenu(market, t)
  const samePage = withoutQueries(alternates)
  const { attributeSlot } = useSlots()
  return (
    <ModalLayer modal={modal}>
      <a {...attributeSlot('geo-inert')} className="skip-link" href="#main">
        {t('layout.skipToContent')}
      </a>
      {/* One modal at a time. */}
      {modal === null && (
        <CachedFragment as="div" className="frame" of={layout ?? market} variant={keyOf('geo', alternates)}>
          {() => <GeoRedirect samePage={alternates} />}
        </CachedFragment>
      )}
      <div {...attributeSlot('geo-inert')} className="frame">
        {hideLayout ? (
          <Consent />
        ) : (
          <CachedFragment
            as="div"
            className="frame"
            of={layout ?? market}
            variant={keyOf('header', transparentHeader)}
            perPage
            shared
          >
            {() => (
              <>
                <Consent />
                <Banners banners={banners} position="top" />
                <Header
                  menu={menu()}
                  transparent={transparentHeader}
                  currencySwitch={(layout?.settings.currencies.length ?? 0) > 1}
                />
              </>
            )}
          </CachedFragment>
        )}
        <main id="main" tabIndex={-1} data-today={today}>
          {children}
          <LaterStyles />
        </main>
        {!hideLayout && (
          <CachedFragment
            as="div"
            className="frame"
            of={layout ?? market}
            variant={keyOf('footer', samePage)}
            perPage
            shared
          >
            {() => <Footer layout={layout} samePage={samePage} />}
          </CachedFragment>
        )}
        <Banners banners={banners} position="bottom" />
      </div>
      <Toast />
    </ModalLayer>
  )
}

/** One footer serves every search. */
const withoutQueries = (alternates: Head['alternates']): Head['alternates'] =>
  Object.fromEntries(Object.entries(alternates).map(([market, path]) => [market, path.split('?')[0]]))
