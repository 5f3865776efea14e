import type { Context } from 'hono'
import { variationsFor } from '../../flags/evaluate.ts'
import { modalOf } from '../../shared/modals/modal-registry.ts'
import { followMarks, staleSince } from '../data/stale-marks.ts'
import type { Config } from '../env.ts'
import { logLine } from '../log/log-line.ts'
import { readPageLog } from '../page/answer-headers.ts'
import { cacheApiStore } from '../page/cache/cache-api-store.ts'
import { type PageStore, type ServedPage, servePage } from '../page/cache/page-cache.ts'
import { platformStore } from '../page/cache/platform-store.ts'
import { type StoredPage, storePage } from '../page/cache/stored-page.ts'
import { isWithinVariantLimit } from '../page/cache/variant-limit.ts'
import { pagePolicy } from '../page/cache-policy.ts'
import { type PageKey, pageKeyText } from '../page/page-key.ts'
import { currencyFor } from './currency.ts'
import { dataContext } from './data-context.ts'
import type { GatewayApp } from './gateway-app.ts'
import { logPageBuild } from './log-page-build.ts'
import { askedModal } from './modal-query.ts'
import { pageQuery } from './page-query.ts'
import { previewToken } from './preview.ts'
import { privatePage } from './private-page.ts'
import { respondWithPage } from './respond.ts'

/** Answers a public page: builds its key, has it served or rendered, stamps the visitor's own on it. */
export const pageStep = async (c: Context<GatewayApp>): Promise<Response> => {
  const { name: route, parameters, path } = c.get('route')
  const asked = pageQuery(route, c.get('market'), c.get('url').searchParams, c.get('flags'))
  const { modal, redirect } = askedModal(c, asked.redirect)
  if (redirect !== undefined) return c.redirect(redirect, 302)
  const look = c.get('look')
  const variations = variationsFor(route, c.get('flags'))
  // A look takes no place from visitors.
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
  if (isOverVariantLimit) log.vectors = 'too many'
  log.variations = key.variations
  // A modal of one visitor: the page below it is rendered with it, for nobody else.
  if (modal !== undefined && modalOf(modal.type).visibility === 'private') return privatePage(c, { view: 'page' }, key)
  const served = await serve(c, key)
  log.page = served.state
  // What made a kept page is the business of the request that made it.
  if (served.failed !== undefined) logPageBuild(log, served.failed)
  else if (served.state === 'miss' || served.state === 'bypass') logPageBuild(log, served.page)
  return respondWithPage(c, served, key)
}

const serve = async (c: Context<GatewayApp>, key: PageKey): Promise<ServedPage> => {
  const config = c.get('config')
  const render = () => renderPage(c, key)
  const context = dataContext(c)
  followMarks({ ...context, now: config.now() })
  const isKept = key.preview === undefined && key.noStore === undefined && pagePolicy(key.route).strategy !== 'never'
  if (config.PAGE_CACHE === 'off' || !isKept) return { page: await render(), state: 'bypass' }
  return servePage({
    key: pageKeyText(key),
    now: config.now,
    render,
    store: storeOf(config.PAGE_STORE),
    staleSince: (tags) => staleSince(tags.split(',')),
    waitUntil: context.waitUntil,
    refreshFailed: (page) => logRefresh(config, key, page),
  })
}

/** The visitors that are shown the old page meanwhile have lines that tell of no failure: this one does. */
const logRefresh = (config: Config, { market, route }: PageKey, page: StoredPage | null): void => {
  const made = readPageLog(page?.dataLog ?? null)
  logLine(config, {
    refresh: 'page',
    market,
    route,
    status: page?.status ?? 500,
    error: page === null ? 'render' : (page.error ?? 'degraded'),
    ...made?.report,
    data: made?.calls ?? [],
  })
}

const storeOf = (name: 'platform' | 'cache-api'): PageStore => (name === 'platform' ? platformStore : cacheApiStore)

/** Asks the page entrypoint. The request carries nothing: the key is all it is told. */
const renderPage = async (c: Context<GatewayApp>, key: PageKey): Promise<StoredPage> => {
  const { exports } = c.executionCtx as unknown as { exports: Cloudflare.Exports }
  const { now, PAGE_STORE } = c.get('config')
  const ask = async (address: string) => {
    const response = await exports.Page({ props: key }).fetch(address, { redirect: 'manual' })
    return storePage(response, now())
  }
  const page = await ask('https://page.internal/')
  if (PAGE_STORE !== 'platform') return page
  // The platform's cache knows nothing of what was published: under another address it has to ask the page anew.
  const since = staleSince(page.tags.split(','))
  return page.renderedAt > since ? page : ask(`https://page.internal/?since=${since}`)
}
