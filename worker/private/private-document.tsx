import type { MessageKey } from '../../markets/messages.ts'
import type { Layout as LayoutData } from '../../shared/contracts/layout.ts'
import { Document } from '../render/document.tsx'
import { Layout } from '../render/layout/layout.tsx'
import { ConfirmPage } from '../render/pages/confirm-page.tsx'
import { WishlistPage } from '../render/pages/wishlist-page.tsx'
import { type Site, SiteProvider } from '../render/site.tsx'
import type { PrivateView } from './private-view.ts'

const TITLES: Record<PrivateView['view'], MessageKey> = { wishlist: 'layout.wishlist', confirm: 'layout.confirmTitle' }

/** The document of a private view: never indexed, never shared. */
export const PrivateDocument = ({
  site,
  layout,
  style,
  view,
}: {
  site: Site
  layout: LayoutData | null
  /** The page's own style (worker/render/page-style.ts). */
  style: string | null
  view: PrivateView
}) => (
  <SiteProvider value={site}>
    <Document
      head={{
        title: site.t(TITLES[view.view]),
        description: site.t(TITLES[view.view]),
        image: null,
        robots: 'noindex,follow',
        canonical: null,
        alternates: {},
        linkedData: [],
        preloads: [],
      }}
      style={style}
    >
      <Layout layout={layout} transparentHeader={false} hideLayout={false}>
        {view.view === 'wishlist' ? (
          <WishlistPage />
        ) : (
          <ConfirmPage action={view.action} fields={view.fields} token={view.token} />
        )}
      </Layout>
    </Document>
  </SiteProvider>
)
