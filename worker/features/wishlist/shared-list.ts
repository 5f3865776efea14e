import type { Context } from 'hono'
import { signToken, verifyToken } from '../../../shared/signing/signed-token.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import type { PrivateView, TypedVote, VoteNotice } from '../../private/private-view.ts'
import { userApi } from './personal-port.ts'
import { voterOf } from './voter.ts'
import { loadSharedList } from './wishlist-calls.ts'

const SHARE_PURPOSE = 'shared list'
/** A link that nobody revokes ends with the departures that it is about. */
const SHARE_SECONDS = 550 * 86_400

/** The address that is shared: signed, so that nobody tries ids out; revoked with the id. */
export const shareHref = async (c: Context<GatewayApp>, share: string): Promise<string> => {
  const { SIGNING_KEY, SITE_ORIGINS, now } = c.get('config')
  const { id, paths } = c.get('market')
  const list = await signToken(SIGNING_KEY, SHARE_PURPOSE, { share }, now(), SHARE_SECONDS)
  return `${SITE_ORIGINS[id]}${paths.wishlist}?${new URLSearchParams({ list })}`
}

/** The list that a link leads to; null for a link that is no good. */
export const shareOfToken = async (c: Context<GatewayApp>, token: string): Promise<string | null> => {
  const { SIGNING_KEY, now } = c.get('config')
  const share = (await verifyToken(SIGNING_KEY, SHARE_PURPOSE, token, now()))?.share
  return typeof share === 'string' ? share : null
}

/**
 * A list that somebody shares, as their friends see it.
 * @param typed what a friend has typed into a vote that could not be taken
 */
export const sharedList = async (
  c: Context<GatewayApp>,
  token: string,
  notice: VoteNotice | null,
  typed: TypedVote | null = null,
): Promise<PrivateView> => {
  const share = await shareOfToken(c, token)
  const common = { view: 'shared-list', token, notice, typed } as const
  if (share === null) return { ...common, list: null, failed: false }
  try {
    const voter = (await voterOf(c))?.id ?? null
    const list = await loadSharedList(userApi(c, null), { market: c.get('market').id, share, voter })
    return { ...common, list, failed: false }
  } catch {
    return { ...common, list: null, failed: true }
  }
}
