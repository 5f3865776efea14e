import { WorkerEntrypoint } from 'cloudflare:workers'
import { reactRenderer } from '@hono/react-renderer'
import { type Context, Hono } from 'hono'
import { markets } from '../../markets/registry.ts'
import { isoDayOf } from '../../shared/dates/iso-days.ts'
import type { DataContext } from '../data/answer-cache.ts'
import { loadLayout } from '../data/content.ts'
import { makeDataLog } from '../data/data-log.ts'
import { UpstreamError } from '../data/upstream-error.ts'
import { type Env, readConfig } from '../env.ts'
import { documentBytes } from '../render/document-bytes.tsx'
import type { RouteAnswer } from '../routes/route.ts'
import { cacheControl, pagePolicy } from './cache-policy.ts'
import { DATA_LOG_HEADER } from './data-log-header.ts'
import { addressOf, openModal } from './open-modal.ts'
import type { PageKey } from './page-key.ts'
import { pageRoute } from './registry.ts'
import { ErrorDocument, PageDocument } from './render-answer.tsx'
import { siteOfKey } from './site-of-key.ts'

type PageApp = { Bindings: { key: PageKey; data: DataContext } }

const app = new Hono<PageApp>()
app.use(reactRenderer())
app.get('*', async (c) => {
  const key = c.env.key
  const route = pageRoute(key.route)
  const answer = route === null ? ({ kind: 'missing' } as const) : await route(await routeContext(c))
  const response = await respond(c, answer)
  const { entries, dropped } = c.env.data.log
  response.headers.set('x-rendered-at', String(c.env.data.config.now()))
  response.headers.set(DATA_LOG_HEADER, JSON.stringify({ calls: entries, dropped: dropped.slice(0, 10) }))
  return response
})
app.onError(async (error, c) => {
  const { config, log } = c.env.data
  const site = siteOfKey(config, c.env.key)
  const status = error instanceof UpstreamError ? 503 : 500
  const layout = await layoutOrNull(c)
  c.status(status)
  c.header('cache-control', 'no-store')
  if (status === 503) c.header('retry-after', '10')
  c.header('x-error', error instanceof UpstreamError ? `upstream ${error.failure}` : 'render')
  c.header(
    DATA_LOG_HEADER,
    JSON.stringify({ calls: log.entries, dropped: log.dropped.slice(0, 10), error: error.message.slice(0, 500) }),
  )
  const detail = config.isProduction ? null : error.message
  return c.render(<ErrorDocument site={site} layout={layout} status={status} detail={detail} requestId={null} />)
})

const routeContext = async (c: Context<PageApp>) => {
  const data = c.env.data
  const key = c.env.key
  return { key, market: markets[key.market], config: data.config, data, today: isoDayOf(data.config.now()) }
}

/** A layout that cannot be had never takes a page down (spec section 7: failure ignored). */
const layoutOrNull = (c: Context<PageApp>) =>
  loadLayout(c.env.data, c.env.key.market).then(
    (loaded) => loaded.value,
    () => null,
  )

const respond = async (c: Context<PageApp>, answer: RouteAnswer): Promise<Response> => {
  if (answer.kind === 'redirect')
    return c.body(null, answer.status, { location: answer.to, 'cache-control': 'no-store' })
  const key = c.env.key
  const site = siteOfKey(c.env.data.config, key)
  const layout = await layoutOrNull(c)
  const page = answer.kind === 'page' ? answer : null
  const frame = { site, layout, alternates: page?.head.alternates ?? {}, now: c.env.data.config.now() }
  const modal = openModal(key, frame, page?.modal ?? null)
  if (modal === 'absent') return c.body(null, 302, { location: addressOf(key), 'cache-control': 'no-store' })
  if (answer.kind === 'missing') {
    c.status(404)
    c.header('cache-control', 'no-store')
    return c.render(
      <ErrorDocument site={site} layout={layout} status={404} detail={null} requestId={null} modal={modal} />,
    )
  }
  c.header('cache-control', answer.degraded ? 'no-store' : cacheControl(pagePolicy(key.route)))
  c.header('cache-tag', [`market:${key.market}`, ...answer.tags].join(','))
  c.header('content-type', 'text/html; charset=utf-8')
  return c.body(documentBytes(<PageDocument site={site} layout={layout} page={answer} modal={modal} />))
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
    return app.fetch(new Request('https://page.internal/'), { key: this.ctx.props, data })
  }
}
