import type { Context } from 'hono'
import { variationsFor } from '../../flags/evaluate.ts'
import type { RouteName } from '../../markets/route-table.ts'
import { modalOf } from '../../shared/modals/modal-registry.ts'
import { alertsView } from '../features/alerts/alerts-view.ts'
import { askView } from '../features/ask/ask-view.ts'
import { wishlistView } from '../features/wishlist/wishlist-view.ts'
import { readPageResponse } from '../page/page-codec.ts'
import type { PageKey } from '../page/page-key.ts'
import type { PrivateView } from '../private/private-view.ts'
import { currencyFor } from './currency.ts'
import type { GatewayApp } from './gateway-app.ts'
import { type AskedModal, askedModal, closeAddress } from './modal-query.ts'
import { privateModalOf } from './private-modal.ts'
import { logPageBuild, respondWithPage } from './respond.ts'

/** Routes that exist for one visitor only; never stored. */
const PRIVATE_ROUTES: Partial<Record<RouteName, (c: Context<GatewayApp>) => Promise<PrivateView | Response>>> = {
  wishlist: wishlistView,
  alerts: alertsView,
  'search-ai': askView,
}
export const privateViewOf = (route: RouteName) => PRIVATE_ROUTES[route]

/**
 * Responds with a page for this visitor alone: rendered for the request, `no-store`.
 * @param publicKey of the public page below a private modal
 */
export const privatePage = async (
  c: Context<GatewayApp>,
  view: PrivateView,
  publicKey?: PageKey,
): Promise<Response> => {
  const key = publicKey ?? (await keyOf(c, view))
  if (key instanceof Response) return key
  const isPrivate = key.modal !== undefined && modalOf(key.modal.type).visibility === 'private'
  const own = key.modal !== undefined && isPrivate ? await privateModalOf(c, key.modal, closeAddress(c)) : null
  if (isPrivate && own === null) return c.redirect(closeAddress(c), 302)
  const { exports } = c.executionCtx as unknown as { exports: Cloudflare.Exports }
  const response = await exports
    .Private({ props: { key, view, modal: own } })
    .fetch('https://private.internal/', { redirect: 'manual' })
  const page = await readPageResponse(response)
  if (page === null) throw new Error('the private entrypoint returned no page')
  c.get('log').page = 'private'
  logPageBuild(c.get('log'), page)
  const result = await respondWithPage(c, { page, state: 'bypass' }, key)
  result.headers.set('cache-control', 'private, no-store')
  for (const name of ['etag', 'speculation-rules']) result.headers.delete(name)
  // Cookies that were set on the context before the page had a response.
  for (const cookie of c.body(null).headers.getSetCookie()) result.headers.append('set-cookie', cookie)
  return result
}

/** Views with a URL of their own, over which modals can open. */
const WITH_URL: ReadonlySet<PrivateView['view']> = new Set(['wishlist', 'shared-list', 'alerts', 'ask'])

/** The key of a page that only the private entrypoint has, or the redirect that its query leads to. */
const keyOf = async (c: Context<GatewayApp>, view: PrivateView): Promise<PageKey | Response> => {
  // The response to a POST has no URL of its own: links of its frame lead home.
  const route = c.get('route') ?? { name: 'catch-all', parameters: {}, path: '/' }
  const hasUrl = WITH_URL.has(view.view) && c.get('route') !== undefined
  const { modal, redirect }: AskedModal = hasUrl ? askedModal(c) : {}
  if (redirect !== undefined) return c.redirect(redirect, 302)
  return {
    market: c.get('market').id,
    route: route.name,
    path: route.path,
    parameters: route.parameters,
    query: '',
    ...(modal !== undefined && { modal }),
    currency: await currencyFor(c),
    variations: variationsFor(route.name, c.get('flags')),
  }
}
