import { WorkerEntrypoint } from 'cloudflare:workers'
import type { Layout } from '../../../shared/contracts/layout.ts'
import { confineCss, MAIN } from '../../../shared/css/custom-css.ts'
import { TRACE_HEADER, traceIn } from '../../../shared/http/trace.ts'
import { createAdmission } from '../../data/cache-admission.ts'
import { loadSuggestedTravels } from '../../data/catalogue.ts'
import { loadLayout } from '../../data/content.ts'
import { type DataContext, valueOrNull } from '../../data/public-client.ts'
import { DEADLINE_HEADER, pageDeadline, UpstreamError } from '../../data/transport.ts'
import { type Env, readConfig } from '../../env.ts'
import type { BuiltPage, PageResult } from '../../pages/define-page.ts'
import { publicTraits } from '../../pages/public.ts'
import { beanStyles } from '../../shell/bean-style.ts'
import { loadMessages } from '../../shell/load-messages.ts'
import type { LayerModal } from '../../shell/modal.tsx'
import { preloadHeader } from '../../shell/preload-header.ts'
import { makeDataLog } from '../../telemetry/request-log.ts'
import { renderContextOf } from '../../ui/render-context-of.ts'
import { pageResponse } from '../cache/page-codec.ts'
import { type PageKey, pageKeyText } from '../cache/page-key.ts'
import { createPage, pageLog, type RenderedPage, redirectPage } from '../cache/rendered-page.ts'
import { renderDocument } from '../slots/recording.tsx'
import { loadStyleTable } from '../styles/page-sheet.ts'
import { createPageStyle } from '../styles/page-style.ts'
import { buildPage, pageFreshness } from './build-page.ts'
import { ErrorDocument, fallbackErrorPage, PageDocument } from './documents.tsx'
import { notFoundDocument } from './not-found-document.ts'
import { hrefOfPage, openModal, redirectKeepingModal } from './open-modal.ts'

/** `layout` loads concurrently with the page's data; a failure is ignored (spec section 7). */
type Rendering = { key: PageKey; data: DataContext; layout: Promise<Layout | null>; renderedAt: number }

/** Requests that the platform's cache has passed on. */
const admission = createAdmission()

/** Renders public pages as a pure function of PageKey, back-end data and clock. */
export class Page extends WorkerEntrypoint<Env, PageKey> {
  override async fetch(request: Request): Promise<Response> {
    const config = readConfig(this.env)
    const key = this.ctx.props
    admission.count(pageKeyText(key))
    const data: DataContext = {
      env: this.env,
      config,
      waitUntil: (promise) => this.ctx.waitUntil(promise),
      log: makeDataLog(),
      deadline: Number(request.headers.get(DEADLINE_HEADER) ?? pageDeadline(config)),
      trace: traceIn(request.headers.get(TRACE_HEADER)) ?? undefined,
      isRare: key.query !== '',
    }
    const page = await renderPage(key, data)
    const response = pageResponse(page)
    const asked = Number(new URL(request.url).searchParams.get('version') ?? 0)
    const isBehind = (page.meta.version ?? asked) < asked
    if (isBehind || !admission.isRepeated(pageKeyText(key))) response.headers.set('cache-control', 'no-store')
    return response
  }
}

const renderPage = async (key: PageKey, data: DataContext): Promise<RenderedPage> => {
  const rendering = { key, data, layout: valueOrNull(loadLayout(data, key.market)), renderedAt: data.config.now() }
  try {
    await Promise.all([loadMessages(data.env.ASSETS, key.market), loadStyleTable(data.env.ASSETS)])
  } catch (error) {
    return fallbackErrorPage(key.market, data, error)
  }
  try {
    if (data.config.RENDER_FAULT !== undefined) throw new Error('asked to fail')
    return await renderResult(rendering, await buildPage(key, data))
  } catch (error) {
    return data.config.RENDER_FAULT === 'document'
      ? fallbackErrorPage(key.market, data, error)
      : await renderError(rendering, error).catch((again) => fallbackErrorPage(key.market, data, again))
  }
}

const renderResult = async (rendering: Rendering, result: PageResult): Promise<RenderedPage> => {
  const { key, data, renderedAt } = rendering
  const meta = () => ({ renderedAt, log: pageLog(data.log) })
  if (result.kind === 'redirect') {
    const to = redirectKeepingModal(result.to, key.modal)
    return redirectPage(result.status, { to, carriesQuery: result.carriesQuery === true }, meta())
  }
  const site = await renderContextOf(data, key)
  const layout = await rendering.layout
  const page = result.kind === 'page' ? result : null
  const frame = { site, layout, alternates: page?.head.alternates ?? {}, data }
  const modal = await openModal(key, frame, page?.modal ?? null)
  if (modal === 'absent') return redirectPage(302, { to: hrefOfPage(key), carriesQuery: false }, meta())
  if (page === null) {
    const style = await createPageStyle(beanStyles(layout, site.path))
    const suggested = await loadSuggestedTravels(data, key.market)
    const shared = { ...site, modalPath: '' }
    const render = () =>
      renderDocument(
        <ErrorDocument {...{ layout, style, modal, suggested }} site={shared} status={404} detail={null} />,
        style,
      )
    const document = modal === null ? notFoundDocument(site, { layout, style, suggested }, render) : render()
    return createPage(404, await document, meta())
  }
  return renderLoaded(rendering, page, modal)
}

const renderLoaded = async (
  { key, data, layout: loading, renderedAt }: Rendering,
  page: BuiltPage,
  modal: LayerModal | null,
): Promise<RenderedPage> => {
  const site = await renderContextOf(data, key)
  const layout = await loading
  const isStorable =
    page.status === 200 && !page.degraded && layout !== null && key.preview === undefined && key.noStore === undefined
  const beans = page.hideLayout ? [] : beanStyles(layout, site.path)
  const custom = page.customCss ? [confineCss(page.customCss, MAIN)] : []
  const style = await createPageStyle([...beans, ...custom])
  // Behind a modal the page's pictures have no priority.
  const head = modal === null ? page.head : { ...page.head, preloads: [] }
  const document = (
    <PageDocument {...{ site, layout, style, modal }} traits={publicTraits(key.route)} page={{ ...page, head }} />
  )
  const label = data.log.labelled()
  const isTimed = label.isTimed || modal?.isTimed === true
  return createPage(page.status, await renderDocument(document, style), {
    renderedAt,
    log: pageLog(data.log),
    freshness: isStorable ? pageFreshness(key.route) : null,
    ...(label.version === null ? { tags: label.tags } : { ...label, isTimed }),
    preloads: preloadHeader(head.preloads),
  })
}

const renderError = async ({ key, data, layout: loading, renderedAt }: Rendering, error: unknown) => {
  const site = await renderContextOf(data, key)
  const layout = await loading
  const isUpstream = error instanceof UpstreamError
  const status = isUpstream ? 503 : 500
  const name = isUpstream ? `upstream ${error.failure}` : 'render'
  const detail = data.config.isProduction || !(error instanceof Error) ? null : error.message
  const style = await createPageStyle(beanStyles(layout, site.path))
  const document = <ErrorDocument site={site} layout={layout} style={style} status={status} detail={detail} />
  return createPage(status, await renderDocument(document, style), {
    renderedAt,
    log: pageLog(data.log, { name, error }),
    error: name,
    retryAfterSeconds: isUpstream ? 10 : null,
  })
}
