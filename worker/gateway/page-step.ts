import type { Context } from 'hono'
import { variationsFor } from '../../flags/evaluate.ts'
import { modalOf } from '../../shared/modals/modal-registry.ts'
import { followMarks, staleSince } from '../data/stale-marks.ts'
import type { Config } from '../env.ts'
import { logLine } from '../log/log-line.ts'
import { type ServedPage, servePage } from '../page/cache/page-cache.ts'
import { isWithinVariantLimit } from '../page/cache/variant-limit.ts'
import { readPageResponse } from '../page/page-codec.ts'
import { type PageKey, pageKeyText } from '../page/page-key.ts'
import { cacheApiStore, platformStore } from '../page/page-store.ts'
import type { RenderedPage } from '../page/rendered-page.ts'
import { publicPage } from '../pages/public.ts'
import { currencyFor } from './currency.ts'
import { dataContext } from './data-context.ts'
import type { GatewayApp } from './gateway-app.ts'
import { askedModal } from './modal-query.ts'
import { previewToken } from './preview.ts'
import { privatePage } from './private-page.ts'
import { logPageBuild, respondWithPage } from './respond.ts'

/** Answers a public page: builds its key, takes it from the cache or renders it, fills its slots. */
export const pageStep = async (c: Context<GatewayApp>): Promise<Response> => {
  const { name: route, parameters, path } = c.get('route')
  const { searchParams } = c.get('url')
  const asked = publicPage(route)?.canonicalQuery(searchParams, c.get('market'), c.get('flags')) ?? { query: '' }
  const { modal, redirect } = askedModal(c, asked.redirect)
  if (redirect !== undefined) return c.redirect(redirect, 302)
  const look = c.get('look')
  const variations = variationsFor(route, c.get('flags'))
  // Flag previews do not count towards visitors' limit.
  const isOverVariantLimit =
    look === null && !isWithinVariantLimit(route, JSON.stringify(variations), c.get('config').now())
  const key: PageKey = {
    market: c.get('market').id,
    route,
    path,
    parameters,
    query: asked.query,
    ...(modal !== undefined && { modal }),
    currency: asked.currency ?? (await currencyFor(c)),
    variations,
    preview: await previewToken(c),
    ...(look?.asOf != null && { asOf: look.asOf }),
    ...((look !== null || isOverVariantLimit) && { noStore: true }),
  }
  const log = c.get('log')
  if (isOverVariantLimit) log.variantLimit = 'exceeded'
  log.variations = key.variations
  // The page below a private modal is rendered with it, for this visitor alone.
  if (modal !== undefined && modalOf(modal.type).visibility === 'private') return privatePage(c, { view: 'page' }, key)
  const served = await serve(c, key)
  log.page = served.state
  if (served.failed !== undefined) logPageBuild(log, served.failed)
  else if (served.state === 'miss' || served.state === 'bypass') logPageBuild(log, served.page)
  return respondWithPage(c, served, key)
}

const serve = async (c: Context<GatewayApp>, key: PageKey): Promise<ServedPage> => {
  const config = c.get('config')
  const render = () => renderPage(c, key)
  const context = dataContext(c)
  followMarks({ ...context, now: config.now() })
  const isKept = key.preview === undefined && key.noStore === undefined && publicPage(key.route) !== null
  if (config.PAGE_CACHE === 'off' || !isKept) return { page: await render(), state: 'bypass' }
  return servePage({
    key: pageKeyText(key),
    now: config.now,
    render,
    store: config.PAGE_STORE === 'platform' ? platformStore : cacheApiStore,
    staleSince,
    waitUntil: context.waitUntil,
    refreshFailed: (page) => logRefresh(config, key, page),
  })
}

/** Visitors who see the old page meanwhile have log lines without the failure: this line has it. */
const logRefresh = (config: Config, { market, route }: PageKey, page: RenderedPage | null): void => {
  const { calls, report } = page?.meta.log ?? { calls: [] }
  logLine(config, {
    refresh: 'page',
    market,
    route,
    status: page?.status ?? 500,
    error: page === null ? 'render' : (page.meta.error ?? 'degraded'),
    ...report,
    data: calls,
  })
}

/** Calls the page entrypoint with the key alone. Throws on a damaged response. */
const renderPage = async (c: Context<GatewayApp>, key: PageKey): Promise<RenderedPage> => {
  const { exports } = c.executionCtx as unknown as { exports: Cloudflare.Exports }
  const { now, PAGE_STORE } = c.get('config')
  const render = async (query = '') =>
    readPageResponse(await exports.Page({ props: key }).fetch(`https://page.internal/${query}`, { redirect: 'manual' }))
  // The platform's cache knows nothing of what was published, or damaged: another URL makes it render again.
  const page = (await render()) ?? (await render(`?since=${now()}`))
  if (page === null) throw new Error('the page entrypoint returned no page')
  const since = staleSince(page.meta.tags)
  const isStale = PAGE_STORE === 'platform' && page.meta.renderedAt <= since
  return isStale ? ((await render(`?since=${since}`)) ?? page) : page
}
