import type { Context } from 'hono'
import { variationsFor } from '../../flags/evaluate.ts'
import type { Market } from '../../markets/market-schema.ts'
import { modalOf } from '../../shared/modals/modal-registry.ts'
import type { VisitorSavedItems } from '../features/wishlist/load-saved-items.ts'
import { readPageResponse } from '../page/page-codec.ts'
import type { PageKey } from '../page/page-key.ts'
import { isPrivateRoute, PRIVATE_PAGES, type PrivateView } from '../pages/private.ts'
import { currencyOf } from '../visit/currency.ts'
import type { PageVisit, RouteMatch } from '../visit/visit.ts'
import { type GatewayApp, writeCookies } from './gateway-app.ts'
import { hrefWithoutModal, type RequestedModal, requestedModal } from './modal-query.ts'
import { privateModalOf } from './private-modal.ts'
import { logPageBuild, respondWithPage } from './respond.ts'

/** Responds with the private page of a route; null for public routes. */
export const respondPrivately = async (c: Context<GatewayApp>, visit: PageVisit): Promise<Response | null> => {
  const { name } = visit.route
  if (!isPrivateRoute(name)) return null
  const result = await PRIVATE_PAGES[name].load(visit)
  if ('model' in result) {
    const view = { view: name, model: result.model } as PrivateView
    return privatePage(c, view, result)
  }
  writeCookies(c, result.cookies)
  return c.redirect(result.redirect, 303)
}

type Loaded = { saved?: VisitorSavedItems | undefined; deadline?: number | undefined }

/**
 * Responds with a page for one visitor: always rendered, always `no-store`.
 * @param view null for the public page of `publicKey`, below a private modal
 * @param loaded what the view has loaded (PrivateResult)
 */
export const privatePage = async (
  c: Context<GatewayApp>,
  view: PrivateView | null,
  { publicKey, saved, deadline = c.var.visit.data.deadline }: { publicKey?: PageKey } & Loaded = {},
): Promise<Response> => {
  const visit = { ...c.var.visit, data: { ...c.var.visit.data, deadline } }
  // A response to a post has no URL of its own: links of its layout lead home.
  const pageVisit = { ...visit, route: visit.route ?? HOME }
  const key = publicKey ?? (await keyOf(pageVisit, view))
  if ('redirect' in key) return c.redirect(key.redirect, 302)
  const isPrivate = key.modal !== undefined && modalOf(key.modal.type).visibility === 'private'
  const closeHref = hrefWithoutModal(visit)
  const modal = key.modal !== undefined && isPrivate ? await privateModalOf(pageVisit, key.modal, closeHref) : null
  // No content for this visitor.
  if (isPrivate && modal === null) return c.redirect(closeHref, 302)
  const { exports } = c.executionCtx as unknown as { exports: Cloudflare.Exports }
  const rendered = await exports
    .Private({ props: { key, view, modal, deadline } })
    .fetch('https://private.internal/', { redirect: 'manual' })
  const page = await readPageResponse(rendered)
  if (page === null) throw new Error('the private entrypoint returned no page')
  visit.log.page = 'private'
  logPageBuild(visit.log, page)
  const returnPath = view === null ? null : secretPathOf(visit.market, view)
  const response = await respondWithPage(visit, { page, state: 'bypass' }, key, { loaded: saved, returnPath })
  response.headers.set('cache-control', 'private, no-store')
  if (returnPath !== null) response.headers.set('referrer-policy', 'no-referrer')
  for (const name of ['etag', 'speculation-rules']) response.headers.delete(name)
  // Cookies that the handler has set.
  for (const cookie of c.body(null).headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  return response
}

const HOME: RouteMatch = { name: 'catch-all', parameters: {}, path: '/' }

/** The path of a shared list, which opens it; null for other views. */
const secretPathOf = ({ paths }: Market, { view, model }: PrivateView): string | null =>
  view === 'wishlist' && model.state === 'shared'
    ? `${paths.wishlist ?? '/'}?${new URLSearchParams({ list: model.token })}`
    : null

/** The key of a page that only the private entrypoint has; or where its query leads instead. */
const keyOf = async (visit: PageVisit, view: PrivateView | null): Promise<PageKey | { redirect: string }> => {
  const { route, market, flags } = visit
  // Modals open over pages with a URL of their own only.
  const { modal, redirect }: RequestedModal = view?.view === route.name ? requestedModal(visit) : {}
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
