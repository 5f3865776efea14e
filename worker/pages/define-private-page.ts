import type { FC } from 'react'
import type { MessageKey } from '../../markets/messages.ts'
import type { PrivateRoute } from '../../markets/route-table.ts'
import type { VisitorSavedItems } from '../features/wishlist/load-saved-items.ts'
import type { Cookie } from '../visit/cookies.ts'
import type { PageVisit } from '../visit/visit.ts'
import type { PageTraits } from './define-page.ts'

/** A page for one visitor without a route: the response to a form post or a failed sign-in. */
export type PrivateViewDefinition<M> = {
  title: (model: M) => MessageKey
  /** 200 unless set. */
  status?: (model: M) => number
  view: FC<{ model: M }>
}

/**
 * `saved`: the visitor's saved items, where the page has loaded them. `deadline`: of the rest of the response, as in
 * CallContext; the request's unless set.
 */
export type PrivateResult<M> =
  | { model: M; saved?: VisitorSavedItems | undefined; deadline?: number | undefined }
  | { redirect: string; cookies: readonly Cookie[] }

type PrivatePageDefinition<R extends PrivateRoute, M> = PageTraits &
  PrivateViewDefinition<M> & {
    route: R
    /** The model crosses to the Private entrypoint: it must be structured-cloneable. */
    load: (visit: PageVisit) => Promise<PrivateResult<M>>
  }

/** A page for one visitor, never cached and never indexed. */
export const definePrivatePage = <R extends PrivateRoute, M>(
  page: PrivatePageDefinition<R, M>,
): PrivatePageDefinition<R, M> => page

export const definePrivateView = <M>(view: PrivateViewDefinition<M>): PrivateViewDefinition<M> => view
