import { signToken, verifyToken } from '../../../shared/signing/signed-token.ts'
import type { PrivateView, TypedVote, VoteNotice } from '../../private/private-view.ts'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'
import { voterOf } from './voter.ts'
import { loadSharedList } from './wishlist-calls.ts'

const SHARE_PURPOSE = 'shared list'
/** A link expires with the departures of its list. */
const SHARE_SECONDS = 550 * 86_400

/** The shared URL: signed, so that ids cannot be guessed; revoked with the id. */
export const shareHref = async (visit: Visit, share: string): Promise<string> => {
  const { SIGNING_KEY, SITE_ORIGINS, now } = visit.config
  const { id, paths } = visit.market
  const list = await signToken(SIGNING_KEY, SHARE_PURPOSE, { share }, now(), SHARE_SECONDS)
  return `${SITE_ORIGINS[id]}${paths.wishlist}?${new URLSearchParams({ list })}`
}

/** Id of the shared list; null for an invalid link. */
export const shareOfToken = async (visit: Visit, token: string): Promise<string | null> => {
  const { SIGNING_KEY, now } = visit.config
  const share = (await verifyToken(SIGNING_KEY, SHARE_PURPOSE, token, now()))?.share
  return typeof share === 'string' ? share : null
}

/**
 * A shared list as friends see it.
 * @param typed rejected input of a vote
 */
export const sharedList = async (
  visit: Visit,
  token: string,
  notice: VoteNotice | null,
  typed: TypedVote | null = null,
): Promise<PrivateView> => {
  const share = await shareOfToken(visit, token)
  const common = { view: 'shared-list', token, notice, typed } as const
  if (share === null) return { ...common, list: null, failed: false }
  try {
    const voter = await voterOf(visit)
    const list = await loadSharedList(userApi(visit, null), { market: visit.market.id, share, voter })
    return { ...common, list, failed: false }
  } catch {
    return { ...common, list: null, failed: true }
  }
}
