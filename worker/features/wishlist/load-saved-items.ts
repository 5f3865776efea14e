import type { SavedIds } from '../../../shared/contracts/wishlist.ts'
import { createCircuitBreaker } from '../../data/circuit-breaker.ts'
import { timeLeft } from '../../data/transport.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'
import type { ListOwner } from './list-cookie.ts'
import { loadSavedIds } from './wishlist-calls.ts'
import { wishlistOwner } from './wishlist-owner.ts'

/** After that the page is sent with unsaved hearts; saving again changes nothing. */
const LOAD_TIMEOUT_MS = 1500

const breaker = createCircuitBreaker()

/** A visitor's saved items, and the lists of this browser that were just taken over. */
export type VisitorSavedItems = { ids: SavedIds; joined: readonly ListOwner[] }

/** null for visitors who have saved nothing, and when the back end does not respond in time. */
export const loadSavedItems = async (visit: Visit): Promise<VisitorSavedItems | null> => {
  const { realNow } = visit.config
  const left = Math.min(LOAD_TIMEOUT_MS, timeLeft(visit.data))
  if (!visit.flags.wishlist || left <= 0 || !breaker.allows(realNow())) return null
  const found = await wishlistOwner(visit)
  if (found === null) return null
  // A prefetch changes nothing.
  const { from: _, ...owner } = found.person
  const { isPrefetch } = visit.visitor
  try {
    const ids = await Promise.race([loadSavedIds(userApi(visit, isPrefetch ? owner : found.person)), late(left)])
    breaker.succeeded()
    return { ids, joined: isPrefetch ? [] : found.joined }
  } catch (error) {
    breaker.failed(realNow())
    recordRequestError(visit.log, 'saved', error)
    return null
  }
}

const late = (ms: number): Promise<never> =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error('too late')), ms))
