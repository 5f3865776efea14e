import type { Context } from 'hono'
import { variationsFor } from '../../flags/evaluate.ts'
import type { RouteName } from '../../markets/route-table.ts'
import { storePage } from '../page/cache/stored-page.ts'
import type { PageKey } from '../page/page-key.ts'
import type { PrivateView } from '../private/private-view.ts'
import { currencyFor } from './currency.ts'
import type { GatewayApp } from './gateway-app.ts'
import { type AskedModal, askedModal } from './modal-query.ts'
import { respondWithPage } from './respond.ts'

/** Routes that exist for one visitor only. They are rendered by the private entrypoint and never kept. */
const PRIVATE_ROUTES: Partial<Record<RouteName, PrivateView>> = { wishlist: { view: 'wishlist' } }
export const privateViewOf = (route: RouteName): PrivateView | undefined => PRIVATE_ROUTES[route]

/** Answers a page that is this visitor's own: always rendered anew, always `no-store`. */
export const privatePage = async (c: Context<GatewayApp>, view: PrivateView): Promise<Response> => {
  const route = c.get('route') ?? { name: 'catch-all', parameters: {}, path: c.req.path }
  // A confirmation stands in for the answer to a post, at no address of its own.
  const { modal, redirect }: AskedModal = view.view === 'confirm' ? {} : askedModal(c)
  if (redirect !== undefined) return c.redirect(redirect, 302)
  const key: PageKey = {
    market: c.get('market').id,
    route: route.name,
    path: route.path,
    parameters: route.parameters,
    query: '',
    ...(modal !== undefined && { modal }),
    currency: await currencyFor(c),
    variations: variationsFor(route.name, c.get('flags')),
  }
  const { exports } = c.executionCtx as unknown as { exports: Cloudflare.Exports }
  const response = await exports.Private({ props: { key, view } }).fetch('https://private.internal/')
  const page = await storePage(response, c.get('config').now())
  c.get('log').page = 'private'
  c.get('log').pageData = JSON.parse(page.dataLog ?? 'null') ?? undefined
  const answer = await respondWithPage(c, { page, state: 'bypass' }, key)
  answer.headers.set('cache-control', 'private, no-store')
  answer.headers.delete('etag')
  return answer
}
