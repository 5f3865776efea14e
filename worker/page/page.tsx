import { WorkerEntrypoint } from 'cloudflare:workers'
import build from 'virtual:client-build'
import { type Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import { markets } from '../../markets/registry.ts'
import type { Layout } from '../../shared/contracts/layout.ts'
import { loadLayout } from '../data/content.ts'
import type { DataContext } from '../data/public-client.ts'
import { UpstreamError } from '../data/upstream-error.ts'
import { beanStyles } from '../document/bean-style.ts'
import { confineCss } from '../document/custom-css.ts'
import { documentBytes } from '../document/document-bytes.tsx'
import { makePageStyle, type PageStyle } from '../document/page-style.ts'
import { preloadHeader } from '../document/preload-header.ts'
import { type Env, readConfig } from '../env.ts'
import { makeDataLog } from '../log/data-log.ts'
import type { RouteAnswer } from '../pages/route.ts'
import { CARRIES_QUERY_HEADER, logHeaders, STYLE_HASH_HEADER } from './answer-headers.ts'
import { cacheControl, pagePolicy } from './cache-policy.ts'
import { fallbackErrorPage } from './fallback-error-page.ts'
import { MAIN } from './main-scope.ts'
import { modalFilters } from './modal-filters.ts'
import { hrefWithoutModal, openModal, redirectKeepingModal } from './open-modal.ts'
import type { PageKey } from './page-key.ts'
import { pageRoute } from './registry.ts'
import { ErrorDocument, PageDocument } from './render-answer.tsx'
import { dayOfKey, renderContextOf } from './render-context-of.ts'
import { REQUEST_ID_SLOT } from './request-id-slot.ts'

/** `layout` is on its way from the start, beside the page's own data; it never rejects. */
type PageApp = { Bindings: { key: PageKey; data: DataContext; layout: Promise<Layout | null> } }

const app = new Hono<PageApp>()
app.get('*', async (c) => {
  const key = c.env.key
  const startedAt = c.env.data.config.now()
  if (c.env.data.config.RENDER_FAULT !== undefined) throw new Error('asked to fail')
  const route = pageRoute(key.route)
  const answer = route === null ? ({ kind: 'missing' } as const) : await route(await routeContext(c))
  const response = await respond(c, answer)
  response.headers.set('x-rendered-at', String(startedAt))
  for (const [name, value] of logHeaders(c.env.data.log)) response.headers.set(name, value)
  return response
})
app.onError(async (error, c) => {
  const { config, log } = c.env.data
  if (config.RENDER_FAULT === 'document') throw error
  const site = renderContextOf(config, c.env.key)
  const status = error instanceof UpstreamError ? 503 : 500
  const layout = await c.env.layout
  c.status(status)
  c.header('cache-control', 'no-store')
  if (status === 503) c.header('retry-after', '10')
  const name = error instanceof UpstreamError ? `upstream ${error.failure}` : 'render'
  for (const [header, value] of logHeaders(log, { name, error })) c.header(header, value)
  const detail = config.isProduction ? null : error.message
  const style = announce(c, await makePageStyle(beanStyles(layout, site.path)))
  return sendDocument(
    c,
    <ErrorDocument
      site={site}
      layout={layout}
      style={style}
      status={status}
      detail={detail}
      requestId={REQUEST_ID_SLOT}
    />,
  )
})

const routeContext = async (c: Context<PageApp>) => {
  const data = c.env.data
  const key = c.env.key
  return { key, market: markets[key.market], config: data.config, data, today: dayOfKey(data.config, key) }
}

/** A layout that cannot be had never takes a page down (spec section 7: failure ignored). */
const layoutOrNull = (data: DataContext, { market }: PageKey): Promise<Layout | null> =>
  loadLayout(data, market).then(
    (loaded) => loaded.value,
    () => null,
  )

const respond = async (c: Context<PageApp>, answer: RouteAnswer): Promise<Response> => {
  const key = c.env.key
  if (answer.kind === 'redirect') {
    if (answer.carriesQuery) c.header(CARRIES_QUERY_HEADER, '1')
    return c.body(null, answer.status, {
      location: redirectKeepingModal(answer.to, key.modal),
      'cache-control': 'no-store',
    })
  }
  const site = renderContextOf(c.env.data.config, key)
  const layout = await c.env.layout
  const page = answer.kind === 'page' ? answer : null
  const frame = {
    site,
    layout,
    alternates: page?.head.alternates ?? {},
    now: c.env.data.config.now(),
    filters: await modalFilters(c.env.data, key),
  }
  const modal = openModal(key, frame, page?.modal ?? null)
  if (modal === 'absent') return c.body(null, 302, { location: hrefWithoutModal(key), 'cache-control': 'no-store' })
  if (answer.kind === 'missing') {
    c.status(404)
    c.header('cache-control', 'no-store')
    const style = announce(c, await makePageStyle(beanStyles(layout, site.path)))
    return sendDocument(
      c,
      <ErrorDocument
        site={site}
        layout={layout}
        style={style}
        status={404}
        detail={null}
        requestId={null}
        modal={modal}
      />,
    )
  }
  const kept = !answer.degraded && layout !== null && key.preview === undefined && key.noStore === undefined
  c.header('cache-control', kept ? cacheControl(pagePolicy(key.route)) : 'no-store')
  c.header('cache-tag', [`market:${key.market}`, 'layout', ...answer.tags].join(','))
  const own = answer.customCss ? [confineCss(answer.customCss, MAIN)] : []
  const beans = answer.hideLayout ? [] : beanStyles(layout, site.path)
  const style = announce(c, await makePageStyle([...beans, ...own]))
  // What lies behind a modal is not what is looked at first.
  const head = modal === null ? answer.head : { ...answer.head, preloads: [] }
  const link = preloadHeader(build.fonts, head.preloads)
  if (link !== null) c.header('link', link)
  return sendDocument(
    c,
    <PageDocument site={site} layout={layout} style={style} page={{ ...answer, head }} modal={modal} />,
  )
}

const sendDocument = (c: Context<PageApp>, document: ReactNode): Response => {
  c.header('content-type', 'text/html; charset=utf-8')
  return c.body(documentBytes(document))
}

/** Tells the gateway which style this page carries, for the page's policy. */
const announce = (c: Context<PageApp>, style: PageStyle | null): string | null => {
  if (style !== null) c.header(STYLE_HASH_HEADER, style.hash)
  return style?.css ?? null
}

/**
 * Renders public pages. A pure function of its PageKey (props), the back end's data and the clock: it is given a
 * request without headers and looks at nothing in it.
 */
export class Page extends WorkerEntrypoint<Env, PageKey> {
  override async fetch(_request: Request): Promise<Response> {
    const config = readConfig(this.env)
    const data: DataContext = {
      env: this.env,
      config,
      waitUntil: (promise) => this.ctx.waitUntil(promise),
      log: makeDataLog(),
    }
    try {
      const layout = layoutOrNull(data, this.ctx.props)
      return await app.fetch(new Request('https://page.internal/'), { key: this.ctx.props, data, layout })
    } catch (error) {
      return fallbackErrorPage(this.ctx.props.market, data.log, error)
    }
  }
}
