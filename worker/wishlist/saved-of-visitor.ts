import type { Context } from 'hono'
import type { SavedIds } from '../../shared/contracts/wishlist.ts'
import { makeCircuitBreaker } from '../data/circuit-breaker.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { noteError } from '../log/note-error.ts'
import { personOf } from './person.ts'
import { personalPort } from './personal-port.ts'
import { loadSavedIds } from './wishlist-calls.ts'

/** A page does not wait longer for its hearts; without them they look unsaved, and saving again changes nothing. */
const PATIENCE_MS = 1500

/** After many failures, pages of this isolate do not ask for a while. */
const breaker = makeCircuitBreaker()

/** What this visitor has saved, and whether an account has just taken this browser's list over. */
export type SavedOfVisitor = { ids: SavedIds; adopted: boolean }

/** Null for visitors who have saved nothing, and when the back end cannot tell in time. */
export const savedOfVisitor = async (c: Context<GatewayApp>): Promise<SavedOfVisitor | null> => {
  const { elapsed } = c.get('config')
  const known = c.get('saved')
  if (known !== undefined) return known
  if (!c.get('flags').wishlist || !breaker.allows(elapsed())) return null
  const person = await personOf(c)
  if (person === null) return null
  // What the browser asks for ahead of a click changes nothing.
  const { from, ...asked } = person
  const { isPrefetch } = c.get('visitor')
  try {
    const ids = await Promise.race([loadSavedIds(personalPort(c, isPrefetch ? asked : person)), late()])
    breaker.succeeded()
    return { ids, adopted: from !== undefined && !isPrefetch }
  } catch (error) {
    breaker.failed(elapsed())
    noteError(c.get('log'), 'saved', error)
    return null
  }
}

const late = (): Promise<never> =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error('too late')), PATIENCE_MS))
