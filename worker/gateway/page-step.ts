import build from 'virtual:client-build'
import type { Context } from 'hono'
import { variationsFor } from '../../flags/evaluate.ts'
import { isoDayOf } from '../../shared/dates/iso-days.ts'
import { TRACE_HEADER } from '../../shared/http/trace.ts'
import { verifyToken } from '../../shared/signing/signed-token.ts'
import { followChanges, unchangedUntil } from '../data/changes.ts'
import { DEADLINE_HEADER } from '../data/transport.ts'
import { type ServedPage, servePage } from '../engine/cache/page-cache.ts'
import { readPageResponse } from '../engine/cache/page-codec.ts'
import { type PageKey, pageKeyText } from '../engine/cache/page-key.ts'
import { cacheApiStore, platformStore } from '../engine/cache/page-store.ts'
import { currentPage, type FoundPage } from '../engine/cache/platform-page.ts'
import type { RenderedPage } from '../engine/cache/rendered-page.ts'
import { isWithinVariantLimit } from '../engine/cache/variant-limit.ts'
import type { Config } from '../env.ts'
import { isPrivateModal } from '../modals/private.ts'
import { publicPage } from '../pages/public.ts'
import { requestedModal } from '../response/modal-query.ts'
import { modalOverPage } from '../response/private-page.ts'
import { logPageBuild, respondWithPage } from '../response/respond.ts'
import { logLine } from '../telemetry/log-line.ts'
import { traceparentOf } from '../telemetry/trace.ts'
import { currencyOf } from '../visit/currency.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'
import type { Visit } from '../visit/visit.ts'
import { rememberFinished } from './finished-pages.ts'

export const pageStep = async (c: Context<GatewayApp>): Promise<Response> => {
  const visit = { ...c.get('visit'), route: c.get('route') }
  const { route, market, url, flags, config, log } = visit
  const page = publicPage(route.name)?.canonicalQuery(url.searchParams, market, flags) ?? { query: '' }
  const { modal, redirect } = requestedModal(visit, page.redirect)
  if (redirect !== undefined) return c.redirect(redirect, 302)
  const variations = variationsFor(route.name, flags)
  // Flag previews do not count against the limit.
  const isOverVariantLimit =
    visit.preview === null && !isWithinVariantLimit(route.name, JSON.stringify(variations), config.now())
  const preview = await loadPreview(visit)
  const key: PageKey = {
    market: market.id,
    route: route.name,
    path: route.path,
    parameters: route.parameters,
    query: page.query,
    ...(modal !== undefined && { modal }),
    currency: await currencyOf(visit),
    variations,
    preview: preview?.token,
    ...(visit.preview?.asOf != null && { asOf: visit.preview.asOf }),
    ...((visit.preview !== null || isOverVariantLimit) && { noStore: true }),
  }
  if (isOverVariantLimit) log.variantLimit = 'exceeded'
  log.variations = key.variations
  const servePublic = async (publicKey: PageKey) => {
    const served = await serve(visit, publicKey, () => renderPage(c, publicKey))
    log.page = served.state
    if (served.failed !== undefined) logPageBuild(log, served.failed)
    else if (served.state === 'miss' || served.state === 'bypass') logPageBuild(log, served.page)
    return served
  }
  if (modal !== undefined && isPrivateModal(modal.type)) return modalOverPage(c, { ...key, modal }, servePublic)
  const served = await servePublic(key)
  const remember = (response: Parameters<typeof rememberFinished>[3]) => rememberFinished(visit, served, key, response)
  const response = await respondWithPage(visit, served, key, { remember })
  return preview === null ? response : inFrames(response, preview.frame)
}

/** Lets the back office, whose links say its origin, show a preview beside another one. */
const inFrames = (response: Response, origin = "'none'"): Response => {
  const framed = new Response(response.body, response)
  const policy = framed.headers.get('content-security-policy') ?? ''
  framed.headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`))
  return framed
}

const serve = async ({ config, data }: Visit, key: PageKey, render: () => Promise<FoundPage>): Promise<ServedPage> => {
  const isCacheable = key.preview === undefined && key.noStore === undefined && publicPage(key.route) !== null
  if (config.PAGE_CACHE === 'off' || !isCacheable) return { page: (await render()).page, state: 'bypass' }
  const isPlatform = config.PAGE_STORE === 'platform'
  const startedAt = config.now()
  const served = await servePage({
    key: pageKeyText(key),
    now: config.now,
    realNow: config.realNow,
    // The page's rendering follows its calls.
    flightTimeoutMs: config.PAGE_TIMEOUT_MS + 500,
    render,
    store: isPlatform ? platformStore : cacheApiStore,
    unchangedUntil: (label, madeAt) => unchangedUntil(label, madeAt, { now: config.now(), realNow: config.realNow() }),
    follow: () => followChanges(data),
    waitUntil: data.waitUntil,
    refreshFailed: (page) => logRefresh(config, key, page),
  })
  const isOfPlatform = isPlatform && served.state === 'miss' && served.page.meta.renderedAt < startedAt
  return isOfPlatform ? { ...served, state: 'store' } : served
}

/** Visitors who see the old page have log lines without the failure. */
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

/** Throws on a damaged response. */
const renderPage = async (c: Context<GatewayApp>, key: PageKey): Promise<FoundPage> => {
  const { exports } = c.executionCtx as unknown as { exports: Cloudflare.Exports }
  const { now, PAGE_STORE } = c.get('config')
  const headers = { [DEADLINE_HEADER]: String(c.get('deadline')), [TRACE_HEADER]: traceparentOf(c.get('trace')) }
  const url = `https://page.internal/${build.id}/${isoDayOf(now())}`
  const request = async (query: string) =>
    readPageResponse(await exports.Page({ props: key }).fetch(url + query, { headers }))
  // The platform's cache does not know damage: another URL forces a render.
  const page = (await request('')) ?? (await request(`?retry=${now()}`))
  if (page === null) throw new Error('the page entrypoint returned no page')
  return PAGE_STORE === 'platform' ? currentPage(page, c.get('visit').data, (query) => request(`?${query}`)) : { page }
}

/** A preview link that the back end has signed for today, with the origin of pages that may frame it. */
const loadPreview = async ({ url, config }: Visit): Promise<{ token: string; frame: string | undefined } | null> => {
  const token = url.searchParams.get('preview')
  const { CONTENT_KEY, now } = config
  if (token === null || CONTENT_KEY === undefined) return null
  const claims = await verifyToken(CONTENT_KEY, 'preview', token, now())
  return claims && { token, frame: claims.frame as string | undefined }
}
