import type { MessageKey } from '../../markets/messages.ts'
import type { Layout as LayoutData } from '../../shared/contracts/layout.ts'
import { Document } from '../render/document.tsx'
import type { Head } from '../render/head.ts'
import { Layout } from '../render/layout/layout.tsx'
import { type LayerModal, modalBodyClass } from '../render/modals/modal-layer.tsx'
import { ConfirmPage } from '../render/pages/confirm-page.tsx'
import { WishlistPage } from '../render/pages/wishlist-page.tsx'
import { type Site, SiteProvider } from '../render/site.tsx'
import type { PrivateView } from './private-view.ts'

const TITLES: Record<PrivateView['view'], MessageKey> = { wishlist: 'layout.wishlist', confirm: 'layout.confirmTitle' }

type PrivateDocumentProps = {
  site: Site
  layout: LayoutData | null
  /** The page's own style (worker/render/page-style.ts). */
  style: string | null
  view: PrivateView
  /** Paths of this page in other markets. */
  alternates: Head['alternates']
  modal: LayerModal | null
}

/** The document of a private view: never indexed, never shared. */
export const PrivateDocument = ({ site, layout, style, view, alternates, modal }: PrivateDocumentProps) => (
  <SiteProvider value={site}>
    <Document
      bodyClass={modalBodyClass(modal)}
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
      <Layout layout={layout} transparentHeader={false} hideLayout={false} alternates={alternates} modal={modal}>
        {view.view === 'wishlist' ? (
          <WishlistPage />
        ) : (
          <ConfirmPage action={view.action} fields={view.fields} token={view.token} />
        )}
      </Layout>
    </Document>
  </SiteProvider>
)
