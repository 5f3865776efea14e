import type { Context } from 'hono'
import { variationsFor } from '../../flags/evaluate.ts'
import type { Market } from '../../markets/market-schema.ts'
import type { OpenModal } from '../../shared/modals/modal-url.ts'
import { loadFeatures } from '../data/features.ts'
import type { ServedPage } from '../engine/cache/page-cache.ts'
import { readPageResponse } from '../engine/cache/page-codec.ts'
import type { PageKey } from '../engine/cache/page-key.ts'
import type { RenderedPage } from '../engine/cache/rendered-page.ts'
import { redirectKeepingModal } from '../engine/entrypoints/open-modal.ts'
import type { PrivateProps } from '../engine/entrypoints/private.tsx'
import type { VisitorSavedItems } from '../features/wishlist/load-saved-items.ts'
import { isPrivateModal, loadPrivateModal } from '../modals/private.ts'
import { isPrivateRoute, PRIVATE_PAGES, type PrivateView } from '../pages/private.ts'
import { currencyOf } from '../visit/currency.ts'
import { type GatewayApp, writeCookies } from '../visit/gateway-app.ts'
import type { PageVisit, RouteMatch } from '../visit/visit.ts'
import { withCarriedQuery } from './carried-query.ts'
import { hrefWithoutModal, type RequestedModal, requestedModal } from './modal-query.ts'
import { logPageBuild, respondWithPage } from './respond.ts'

/** Responds with the private page of a route; null for public routes. */
export const respondPrivately = async (c: Context<GatewayApp>, visit: PageVisit): Promise<Response | null> => {
  const { name } = visit.route
  if (!isPrivateRoute(name)) return null
  if (name !== 'search-ai' && !(await loadFeatures(visit.data)).has(name)) {
    // There is no such page without the calls of the feature.
    c.set('route', { ...visit.route, name: 'catch-all' })
    return null
  }
  const result = await PRIVATE_PAGES[name].load(visit)
  if ('model' in result) {
    const view = { view: name, model: result.model } as PrivateView
    return privatePage(c, view, result)
  }
  writeCookies(c, result.cookies)
  return c.redirect(result.redirect, 303)
}

type Loaded = { saved?: VisitorSavedItems | undefined; deadline?: number | undefined }

/** Responds with a view for one visitor: always rendered, always `no-store`. */
export const privatePage = async (
  c: Context<GatewayApp>,
  view: PrivateView,
  { saved, deadline = c.var.visit.data.deadline }: Loaded = {},
): Promise<Response> => {
  const visit = { ...c.var.visit, data: { ...c.var.visit.data, deadline } }
  // A response to a post has no URL of its own: links of its layout lead home.
  const pageVisit = { ...visit, route: visit.route ?? HOME }
  const key = await keyOf(pageVisit, view)
  if ('redirect' in key) return c.redirect(key.redirect, 302)
  const isPrivate = key.modal !== undefined && isPrivateModal(key.modal.type)
  const closeHref = hrefWithoutModal(visit)
  const modal = key.modal === undefined ? null : await loadPrivateModal(pageVisit, key.modal, closeHref)
  // No content for this visitor.
  if (isPrivate && modal === null) return c.redirect(closeHref, 302)
  const page = await renderPrivate(c, { key, view, modal, deadline, trace: c.var.trace })
  logPageBuild(visit.log, page)
  const returnPath = secretPathOf(visit.market, view)
  const response = unstored(c, await respondWithPage(visit, { page, state: 'bypass' }, key, { saved, returnPath }))
  if (returnPath !== null) response.headers.set('referrer-policy', 'no-referrer')
  if (response.status === 503) response.headers.set('retry-after', '10')
  return response
}

/** Responds with a private modal over the public page of the key, which comes from the cache. */
export const modalOverPage = async (
  c: Context<GatewayApp>,
  key: PageKey & { modal: OpenModal },
  serve: (below: PageKey) => Promise<ServedPage>,
): Promise<Response> => {
  const visit = { ...c.var.visit, route: c.var.route }
  const { modal: open, ...below } = key
  const closeHref = hrefWithoutModal(visit)
  const [modal, served] = await Promise.all([loadPrivateModal(visit, open, closeHref), serve(below)])
  const { redirect } = served.page.meta
  if (redirect !== null) {
    const to = redirectKeepingModal(redirect.to, open)
    return c.redirect(withCarriedQuery(to, visit.url.searchParams, redirect.carriesQuery), 302)
  }
  // No content for this visitor, or no page to open over.
  if (modal === null || served.page.status !== 200) return c.redirect(closeHref, 302)
  const page = await renderPrivate(c, { key, view: null, modal, deadline: visit.data.deadline, trace: c.var.trace })
  return unstored(c, await respondWithPage(visit, served, key, { modal: page }))
}

const renderPrivate = async (c: Context<GatewayApp>, props: PrivateProps): Promise<RenderedPage> => {
  const { exports } = c.executionCtx as unknown as { exports: Cloudflare.Exports }
  const page = await readPageResponse(await exports.Private({ props }).fetch('https://private.internal/'))
  if (page === null) throw new Error('the private entrypoint returned no page')
  return page
}

const unstored = (c: Context<GatewayApp>, response: Response): Response => {
  c.var.visit.log.page = 'private'
  response.headers.set('cache-control', 'private, no-store')
  for (const name of ['etag', 'link', 'speculation-rules']) response.headers.delete(name)
  // Cookies that the handler has set.
  for (const cookie of c.body(null).headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  return response
}

const HOME: RouteMatch = { name: 'catch-all', parameters: {}, path: '/' }

/** The path of a shared list, which opens it; null for other views. */
const secretPathOf = ({ paths }: Market, { view, model }: PrivateView): string | null => {
  if (view === 'alerts' && model.state === 'link') return `${paths.alerts}?${new URLSearchParams({ key: model.key })}`
  return view === 'wishlist' && model.state === 'shared'
    ? `${paths.wishlist}?${new URLSearchParams({ list: model.token })}`
    : null
}

/** The key of a page that only the private entrypoint has; or where its query leads instead. */
const keyOf = async (visit: PageVisit, view: PrivateView): Promise<PageKey | { redirect: string }> => {
  const { route, market, flags } = visit
  // Modals open over pages with a URL of their own only.
  const { modal, redirect }: RequestedModal = view.view === route.name ? requestedModal(visit) : {}
  if (redirect !== undefined) return { redirect }
  return {
    market: market.id,
    route: route.name,
    path: route.path,
    parameters: route.parameters,
    query: '',
    ...(modal !== undefined && { modal }),
    currency: await currencyOf(visit),
    variations: variationsFor(route.name, flags),
  }
}
