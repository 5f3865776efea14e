import type { Context } from 'hono'
import { variationsFor } from '../../flags/evaluate.ts'
import { cacheApiStore } from '../page/cache/cache-api-store.ts'
import { type PageStore, type ServedPage, servePage } from '../page/cache/page-cache.ts'
import { platformStore } from '../page/cache/platform-store.ts'
import { type StoredPage, storePage } from '../page/cache/stored-page.ts'
import { pagePolicy } from '../page/cache-policy.ts'
import { type PageKey, pageKeyText } from '../page/page-key.ts'
import { currencyFor } from './currency.ts'
import type { GatewayApp } from './gateway-app.ts'
import { askedModal } from './modal-query.ts'
import { pageQuery } from './page-query.ts'
import { respondWithPage } from './respond.ts'

/** Answers a public page: builds its key, has it served or rendered, stamps the visitor's own on it. */
export const pageStep = async (c: Context<GatewayApp>): Promise<Response> => {
  const { name: route, parameters, path } = c.get('route')
  const asked = pageQuery(route, c.get('market'), c.get('url').searchParams)
  const { modal, redirect } = askedModal(c, asked.redirect)
  if (redirect !== undefined) return c.redirect(redirect, 302)
  const key: PageKey = {
    market: c.get('market').id,
    route,
    path,
    parameters,
    query: asked.query,
    ...(modal !== undefined && { modal }),
    currency: await currencyFor(c),
    variations: variationsFor(route, c.get('flags')),
  }
  const log = c.get('log')
  log.variations = key.variations
  const served = await serve(c, key)
  log.page = served.state
  if (served.page.error !== null) log.error = served.page.error
  // What made a kept page is the business of the request that made it.
  if (served.state === 'miss' || served.state === 'bypass')
    log.pageData = JSON.parse(served.page.dataLog ?? 'null') ?? undefined
  return respondWithPage(c, served, key)
}

const serve = async (c: Context<GatewayApp>, key: PageKey): Promise<ServedPage> => {
  const config = c.get('config')
  const render = () => renderPage(c, key)
  if (config.PAGE_CACHE === 'off' || pagePolicy(key.route).strategy === 'never')
    return { page: await render(), state: 'bypass' }
  return servePage({
    key: pageKeyText(key),
    now: config.now,
    render,
    store: storeOf(config.PAGE_STORE),
    waitUntil: (promise) => c.executionCtx.waitUntil(promise),
  })
}

const storeOf = (name: 'platform' | 'cache-api'): PageStore => (name === 'platform' ? platformStore : cacheApiStore)

/** Asks the page entrypoint. The request carries nothing: the key is all it is told. */
const renderPage = async (c: Context<GatewayApp>, key: PageKey): Promise<StoredPage> => {
  const { exports } = c.executionCtx as unknown as { exports: Cloudflare.Exports }
  const response = await exports.Page({ props: key }).fetch('https://page.internal/', { redirect: 'manual' })
  return storePage(response, c.get('config').now())
}
