import { createElement } from 'react'
import { PRIVATE_ROUTES, type PrivateRoute, type RouteName } from '../../markets/route-table.ts'
import { alertsPage } from './alerts/page.ts'
import { contactView } from './contact/contact-page.tsx'
import type { PageTraits } from './define-page.ts'
import type { PrivateViewDefinition } from './define-private-page.ts'
import { confirmView } from './error/confirm-page.tsx'
import { refusedView } from './error/refused-page.tsx'
import { signInMessageView } from './error/sign-in-message-page.tsx'
import { publicPage } from './public.ts'
import { askPage } from './search-ai/page.ts'
import { wishlistPage } from './wishlist/page.ts'

/**
 * The page of every private route. Only the gateway and the Private entrypoint import this list: `load` knows the
 * visitor.
 */
export const PRIVATE_PAGES = {
  wishlist: wishlistPage,
  alerts: alertsPage,
  'search-ai': askPage,
} as const satisfies { [R in PrivateRoute]: { route: R } }

const VIEWS = {
  ...PRIVATE_PAGES,
  refused: refusedView,
  confirm: confirmView,
  contact: contactView,
  'sign-in': signInMessageView,
}
type Views = typeof VIEWS
type ModelOf<V> = V extends PrivateViewDefinition<infer M> ? M : never

/** A private view by its name, with what it shows. */
export type PrivateView = { [V in keyof Views]: { view: V; model: ModelOf<Views[V]> } }[keyof Views]

/** Builds a private view from its model. */
export const buildPrivateView = ({ view, model }: PrivateView) => {
  // Each view has its own model, which the union of all views cannot express.
  const { title, status, view: View } = VIEWS[view] as PrivateViewDefinition<unknown>
  return { title: title(model), status: status?.(model) ?? 200, body: createElement(View, { model }) }
}

export const isPrivateRoute = (route: RouteName): route is PrivateRoute =>
  (PRIVATE_ROUTES as readonly RouteName[]).includes(route)

/** Traits of any route; null for those that only redirect. */
export const pageTraits = (route: RouteName): PageTraits | null =>
  isPrivateRoute(route) ? PRIVATE_PAGES[route] : publicPage(route)
