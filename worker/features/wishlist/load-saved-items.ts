import type { Context } from 'hono'
import type { SavedIds } from '../../../shared/contracts/wishlist.ts'
import { makeCircuitBreaker } from '../../data/circuit-breaker.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { recordRequestError } from '../../log/request-log.ts'
import type { ListOwner } from './list-cookie.ts'
import { personWithLists } from './person.ts'
import { userApi } from './personal-port.ts'
import { loadSavedIds } from './wishlist-calls.ts'

/** A page does not wait longer for its hearts; without them they look unsaved, and saving again changes nothing. */
const PATIENCE_MS = 1500

/** After many failures, pages of this isolate do not ask for a while. */
const breaker = makeCircuitBreaker()

/** What this visitor has saved, and the lists of this browser that were just taken over. */
export type SavedOfVisitor = { ids: SavedIds; joined: readonly ListOwner[] }

/** Null for visitors who have saved nothing, and when the back end cannot tell in time. */
export const loadSavedItems = async (c: Context<GatewayApp>): Promise<SavedOfVisitor | null> => {
  const { elapsed } = c.get('config')
  const known = c.get('saved')
  if (known !== undefined) return known
  if (!c.get('flags').wishlist || !breaker.allows(elapsed())) return null
  const whose = await personWithLists(c)
  if (whose === null) return null
  // What the browser asks for ahead of a click changes nothing.
  const { from: _, ...asked } = whose.person
  const { isPrefetch } = c.get('visitor')
  try {
    const ids = await Promise.race([loadSavedIds(userApi(c, isPrefetch ? asked : whose.person)), late()])
    breaker.succeeded()
    return { ids, joined: isPrefetch ? [] : whose.joined }
  } catch (error) {
    breaker.failed(elapsed())
    recordRequestError(c.get('log'), 'saved', error)
    return null
  }
}

const late = (): Promise<never> =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error('too late')), PATIENCE_MS))
