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

/** Routes that exist for one visitor only, with what each shows. They are never kept. */
const PRIVATE_ROUTES: Partial<Record<RouteName, (c: Context<GatewayApp>) => Promise<PrivateView | Response>>> = {
  wishlist: wishlistView,
  alerts: alertsView,
  'search-ai': askView,
}
export const privateViewOf = (route: RouteName) => PRIVATE_ROUTES[route]

/**
 * Answers a page that is this visitor's own: always rendered anew, always `no-store`.
 * @param publicKey of the public page that lies below a modal of this visitor's own
 */
export const privatePage = async (
  c: Context<GatewayApp>,
  view: PrivateView,
  publicKey?: PageKey,
): Promise<Response> => {
  const key = publicKey ?? (await keyOf(c, view))
  if (key instanceof Response) return key
  const isOwn = key.modal !== undefined && modalOf(key.modal.type).visibility === 'private'
  const own = key.modal !== undefined && isOwn ? await privateModalOf(c, key.modal, closeAddress(c)) : null
  // Nothing to show in it for this visitor.
  if (isOwn && own === null) return c.redirect(closeAddress(c), 302)
  const { exports } = c.executionCtx as unknown as { exports: Cloudflare.Exports }
  const response = await exports
    .Private({ props: { key, view, modal: own } })
    .fetch('https://private.internal/', { redirect: 'manual' })
  const page = await readPageResponse(response)
  if (page === null) throw new Error('the private entrypoint returned no page')
  c.get('log').page = 'private'
  logPageBuild(c.get('log'), page)
  const answer = await respondWithPage(c, { page, state: 'bypass' }, key)
  answer.headers.set('cache-control', 'private, no-store')
  for (const name of ['etag', 'speculation-rules']) answer.headers.delete(name)
  // A page's headers are its own: cookies that were written for the answer go along.
  for (const cookie of c.body(null).headers.getSetCookie()) answer.headers.append('set-cookie', cookie)
  return answer
}

/** Views that have an address, over which modals can lie. */
const ADDRESSED: ReadonlySet<PrivateView['view']> = new Set(['wishlist', 'shared-list', 'alerts', 'ask'])

/** The key of a page that only the private entrypoint has; or where its query leads instead. */
const keyOf = async (c: Context<GatewayApp>, view: PrivateView): Promise<PageKey | Response> => {
  // What stands in for the answer to a post has no address of its own: links of its frame lead home.
  const route = c.get('route') ?? { name: 'catch-all', parameters: {}, path: '/' }
  const isAddressed = ADDRESSED.has(view.view) && c.get('route') !== undefined
  const { modal, redirect }: AskedModal = isAddressed ? askedModal(c) : {}
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
