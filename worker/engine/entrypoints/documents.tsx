import type { ComponentProps } from 'react'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import type { Layout as LayoutData } from '../../../shared/contracts/layout.ts'
import type { DataContext } from '../../data/public-client.ts'
import type { BuiltPage } from '../../pages/define-page.ts'
import { ErrorPage } from '../../pages/error/error-page.tsx'
import { fallbackErrorHtml } from '../../pages/error/fallback-error-html.ts'
import { publicTraits } from '../../pages/public.ts'
import { Document, type DocumentTraits } from '../../shell/document.tsx'
import type { Head } from '../../shell/head.ts'
import { Layout } from '../../shell/layout.tsx'
import { type LayerModal, modalBodyClass } from '../../shell/modal.tsx'
import { PricesAsOf } from '../../shell/prices-as-of.tsx'
import { SessionNotice } from '../../shell/session-notice.tsx'
import { ContactsProvider } from '../../ui/contact-sections.tsx'
import { type RenderContext, RenderContextProvider } from '../../ui/render-context.tsx'
import { createPage, pageLog, type RenderedPage } from '../cache/rendered-page.ts'
import { createRecording } from '../slots/recording.tsx'
import type { PageStyle } from '../styles/page-style.ts'

type PageDocumentProps = {
  site: RenderContext
  traits: DocumentTraits
  layout: LayoutData | null
  style: PageStyle | null
  page: BuiltPage
  modal?: LayerModal | null
}

export const PageDocument = ({ site, traits, layout, style, page, modal = null }: PageDocumentProps) => (
  <RenderContextProvider value={site}>
    <Document
      head={page.head}
      traits={traits}
      style={style?.css ?? null}
      bodyClass={modalBodyClass(modal, page.bodyClass)}
    >
      <Layout
        layout={layout}
        transparentHeader={page.transparentHeader ?? false}
        hideLayout={page.hideLayout ?? false}
        alternates={page.head.alternates}
        modal={modal}
      >
        <SessionNotice />
        {page.pricesAt !== null && <PricesAsOf at={page.pricesAt} shown={page.degraded} />}
        <ContactsProvider value={layout?.contacts ?? null}>{page.body}</ContactsProvider>
      </Layout>
    </Document>
  </RenderContextProvider>
)

type ErrorDocumentProps = ComponentProps<typeof ErrorPage> & {
  site: RenderContext
  layout: LayoutData | null
  style: PageStyle | null
  modal?: LayerModal | null
}

export const ErrorDocument = ({ site, layout, style, modal = null, ...error }: ErrorDocumentProps) => (
  <RenderContextProvider value={site}>
    <Document
      head={errorHead(site, error.status)}
      traits={{ ...publicTraits(site.route), code: error.status }}
      style={style?.css ?? null}
      bodyClass={modalBodyClass(modal)}
    >
      <Layout layout={layout} transparentHeader={false} hideLayout={false} modal={modal}>
        <ErrorPage {...error} />
      </Layout>
    </Document>
  </RenderContextProvider>
)

const errorHead = (site: RenderContext, status: number): Head => ({
  title: status === 404 ? site.t('errors.unknownRoute') : site.t('errors.genericTitle'),
  description: status === 404 ? site.t('errors.notFoundText') : site.t('errors.genericText'),
  image: null,
  robots: 'noindex,follow',
  canonical: null,
  alternates: {},
  linkedData: [],
  preloads: [],
})

/** For errors in the error page itself. */
export const fallbackErrorPage = (market: MarketId, { config, log }: DataContext, error: unknown): RenderedPage => {
  const recording = createRecording()
  const html = fallbackErrorHtml(markets[market], recording.slot('request-id', ''))
  return createPage(500, recording.finish(html), {
    renderedAt: config.now(),
    error: 'render',
    log: pageLog(log, { name: 'render', error }),
  })
}
