import type { MessageKey } from '../../markets/messages.ts'
import type { Layout as LayoutData } from '../../shared/contracts/layout.ts'

import { Document, type DocumentTraits } from '../document/document.tsx'
import type { Head } from '../document/head.ts'
import { Layout } from '../document/layout.tsx'
import { ContactPage } from '../document/modals/chat/contact-form.tsx'
import { type LayerModal, modalBodyClass } from '../document/modals/modal.tsx'
import type { PageStyle } from '../document/page-style.ts'
import { AlertsPage } from '../pages/alerts/alerts-page.tsx'
import { ConfirmPage } from '../pages/error/confirm-page.tsx'
import { RefusedPage } from '../pages/error/refused-page.tsx'
import { SignInMessagePage } from '../pages/error/sign-in-message-page.tsx'
import { AskPage } from '../pages/search-ai/ask-page.tsx'
import { SharedListPage } from '../pages/wishlist/shared-list-page.tsx'
import { WishlistPage } from '../pages/wishlist/wishlist-page.tsx'
import { type RenderContext, RenderContextProvider } from '../ui/render-context.tsx'

import type { PrivateView } from './private-view.ts'

const titleOf = (view: PrivateView): MessageKey => {
  switch (view.view) {
    case 'page':
    case 'wishlist':
      return 'layout.wishlist'
    case 'alerts':
      return 'alerts.pageTitle'
    case 'ask':
      return 'ask.title'
    case 'shared-list':
      return 'wishlist.sharedTitle'
    case 'confirm':
      return 'layout.confirmTitle'
    case 'contact':
      return 'chat.contactTitle'
    case 'refused':
      return 'errors.refusedTitle'
    case 'sign-in':
      return `account.${view.message}Title`
  }
}

type PrivateDocumentProps = {
  site: RenderContext
  traits: DocumentTraits
  layout: LayoutData | null
  style: PageStyle | null
  view: PrivateView
  /** Paths of this page in other markets. */
  alternates: Head['alternates']
  modal: LayerModal | null
}

/** The document of a private view: never indexed, never shared. */
export const PrivateDocument = ({ site, traits, layout, style, view, alternates, modal }: PrivateDocumentProps) => (
  <RenderContextProvider value={site}>
    <Document
      traits={traits}
      bodyClass={modalBodyClass(modal)}
      head={{
        title: site.t(titleOf(view)),
        description: site.t(titleOf(view)),
        image: null,
        robots: 'noindex,follow',
        canonical: null,
        alternates: {},
        linkedData: [],
        preloads: [],
      }}
      style={style?.css ?? null}
    >
      <Layout layout={layout} transparentHeader={false} hideLayout={false} alternates={alternates} modal={modal}>
        <PrivateBody view={view} />
      </Layout>
    </Document>
  </RenderContextProvider>
)

const PrivateBody = ({ view }: { view: PrivateView }) => {
  switch (view.view) {
    case 'page':
      // Rendered as the public page that it is (private.tsx).
      return null
    case 'wishlist':
      return <WishlistPage page={view.page} />
    case 'alerts':
      return <AlertsPage page={view.page} />
    case 'ask':
      return <AskPage page={view.page} />
    case 'shared-list':
      return <SharedListPage page={view} />
    case 'confirm':
      return <ConfirmPage action={view.action} fields={view.fields} token={view.token} />
    case 'contact':
      return <ContactPage {...view} />
    case 'refused':
      return <RefusedPage reason={view.reason} back={view.back} />
    case 'sign-in':
      return <SignInMessagePage message={view.message} retry={view.retry} />
  }
}
