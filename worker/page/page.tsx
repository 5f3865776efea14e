import { WorkerEntrypoint } from 'cloudflare:workers'
import build from 'virtual:client-build'
import { reactRenderer } from '@hono/react-renderer'
import { type Context, Hono } from 'hono'
import { markets } from '../../markets/registry.ts'
import type { Layout } from '../../shared/contracts/layout.ts'
import { isoDayOf } from '../../shared/dates/iso-days.ts'
import type { DataContext } from '../data/answer-cache.ts'
import { loadLayout } from '../data/content.ts'
import { makeDataLog } from '../data/data-log.ts'
import { UpstreamError } from '../data/upstream-error.ts'
import { type Env, readConfig } from '../env.ts'
import { confineCss } from '../render/custom-css.ts'
import { documentBytes } from '../render/document-bytes.tsx'
import { lastResortPage } from '../render/last-resort-page.ts'
import { beanStyles } from '../render/layout/bean-style.ts'
import { makePageStyle, type PageStyle } from '../render/page-style.ts'
import { preloadHeader } from '../render/preload-header.ts'
import type { RouteAnswer } from '../routes/route.ts'
import { DATA_LOG_HEADER, STYLE_HASH_HEADER } from './answer-headers.ts'
import { cacheControl, pagePolicy } from './cache-policy.ts'
import { addressOf, openModal } from './open-modal.ts'
import type { PageKey } from './page-key.ts'
import { pageRoute } from './registry.ts'
import { ErrorDocument, PageDocument } from './render-answer.tsx'
import { siteOfKey } from './site-of-key.ts'

/** `layout` is on its way from the start, beside the page's own data; it never rejects. */
type PageApp = { Bindings: { key: PageKey; data: DataContext; layout: Promise<Layout | null> } }

const app = new Hono<PageApp>()
app.use(reactRenderer())
app.get('*', async (c) => {
  const key = c.env.key
  const startedAt = c.env.data.config.now()
  if (c.env.data.config.RENDER_FAULT !== undefined) throw new Error('asked to fail')
  const route = pageRoute(key.route)
  const answer = route === null ? ({ kind: 'missing' } as const) : await route(await routeContext(c))
  const response = await respond(c, answer)
  const { entries, dropped } = c.env.data.log
  response.headers.set('x-rendered-at', String(startedAt))
  response.headers.set(DATA_LOG_HEADER, JSON.stringify({ calls: entries, dropped: dropped.slice(0, 10) }))
  return response
})
app.onError(async (error, c) => {
  const { config, log } = c.env.data
  if (config.RENDER_FAULT === 'document') throw error
  const site = siteOfKey(config, c.env.key)
  const status = error instanceof UpstreamError ? 503 : 500
  const layout = await c.env.layout
  c.status(status)
  c.header('cache-control', 'no-store')
  if (status === 503) c.header('retry-after', '10')
  c.header('x-error', error instanceof UpstreamError ? `upstream ${error.failure}` : 'render')
  c.header(
    DATA_LOG_HEADER,
    JSON.stringify({ calls: log.entries, dropped: log.dropped.slice(0, 10), error: error.message.slice(0, 500) }),
  )
  const detail = config.isProduction ? null : error.message
  const style = announce(c, await makePageStyle(beanStyles(layout, site.path)))
  return c.render(
    <ErrorDocument site={site} layout={layout} style={style} status={status} detail={detail} requestId={null} />,
  )
})

const routeContext = async (c: Context<PageApp>) => {
  const data = c.env.data
  const key = c.env.key
  return { key, market: markets[key.market], config: data.config, data, today: isoDayOf(data.config.now()) }
}

/** A layout that cannot be had never takes a page down (spec section 7: failure ignored). */
const layoutOrNull = (data: DataContext, { market }: PageKey): Promise<Layout | null> =>
  loadLayout(data, market).then(
    (loaded) => loaded.value,
    () => null,
  )

const respond = async (c: Context<PageApp>, answer: RouteAnswer): Promise<Response> => {
  if (answer.kind === 'redirect')
    return c.body(null, answer.status, { location: answer.to, 'cache-control': 'no-store' })
  const key = c.env.key
  const site = siteOfKey(c.env.data.config, key)
  const layout = await c.env.layout
  const page = answer.kind === 'page' ? answer : null
  const frame = { site, layout, alternates: page?.head.alternates ?? {}, now: c.env.data.config.now() }
  const modal = openModal(key, frame, page?.modal ?? null)
  if (modal === 'absent') return c.body(null, 302, { location: addressOf(key), 'cache-control': 'no-store' })
  if (answer.kind === 'missing') {
    c.status(404)
    c.header('cache-control', 'no-store')
    const style = announce(c, await makePageStyle(beanStyles(layout, site.path)))
    return c.render(
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
  const kept = !answer.degraded && layout !== null && key.preview === undefined
  c.header('cache-control', kept ? cacheControl(pagePolicy(key.route)) : 'no-store')
  c.header('cache-tag', [`market:${key.market}`, 'layout', ...answer.tags].join(','))
  const own = answer.customCss ? [confineCss(answer.customCss, '#main')] : []
  const beans = answer.hideLayout ? [] : beanStyles(layout, site.path)
  const style = announce(c, await makePageStyle([...beans, ...own]))
  // What lies behind a modal is not what is looked at first.
  const head = modal === null ? answer.head : { ...answer.head, preloads: [] }
  const link = preloadHeader(build.fonts, head.preloads)
  if (link !== null) c.header('link', link)
  c.header('content-type', 'text/html; charset=utf-8')
  return c.body(
    documentBytes(<PageDocument site={site} layout={layout} style={style} page={{ ...answer, head }} modal={modal} />),
  )
}

/** Tells the gateway which style this page carries, for the page's policy. */
const announce = (c: Context<PageApp>, style: PageStyle | null): string | null => {
  if (style !== null) c.header(STYLE_HASH_HEADER, style.hash)
  return style?.css ?? null
}

/** The worst case: not even the error page could be rendered. A static page in the market's words, and the reason. */
const lastResort = (key: PageKey, { log }: DataContext, error: unknown): Response => {
  const detail = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
  return new Response(lastResortPage(markets[key.market]), {
    status: 500,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-error': 'render',
      [DATA_LOG_HEADER]: JSON.stringify({ calls: log.entries, dropped: [], error: detail }),
    },
  })
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
      return lastResort(this.ctx.props, data, error)
    }
  }
}
