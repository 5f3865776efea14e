import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { DONE } from '../../../shared/contracts/envelope.ts'
import {
  boundEmailSchema,
  MAX_WISHLIST_ITEMS,
  type SharedList,
  voteSchema,
  type Wishlist,
  wishlistUpdateSchema,
} from '../../../shared/contracts/wishlist.ts'
import { instantOf, now } from '../../kit/clock.ts'
import type { Api } from '../env.ts'
import { requireStorefrontToken, requireUserToken } from '../http/authorization.ts'
import { jsonBody, jsonError, jsonOk, refuseFields } from '../http/json.ts'
import { marketSite } from '../http/market-site.ts'
import { bindEmail } from '../wishlist/adopt.ts'
import { changeWishlist } from '../wishlist/change-wishlist.ts'
import { createShare, ownerOfShare, revokeShare, saveVote, shareOf, votesOf } from '../wishlist/share-wishlist.ts'
import { savedIds, savedTimes, votableItems, wishlistItems } from '../wishlist/wishlist-view.ts'

const randomHex = (): string => randomBytes(16).toString('hex')
/** Knowing it opens the list, so nobody can guess it. */
const randomShare = (): string => randomBytes(12).toString('base64url')

export const wishlistRoute = new Hono<Api>()
  .get('/ids', requireUserToken, async (c) => jsonOk(c, await savedIds(c.env.DB, c.get('person'))))
  .get('/', requireUserToken, marketSite, async (c) => {
    const { DB } = c.env
    const person = c.get('person')
    const ids = await savedIds(DB, person)
    const items = await wishlistItems(c.get('site'), ids, await savedTimes(DB, person.owner))
    return jsonOk(c, { items, share: await shareOf(DB, person.owner) } satisfies Wishlist)
  })
  .post('/', requireUserToken, async (c) => {
    const change = wishlistUpdateSchema.safeParse(await jsonBody(c))
    if (!change.success) return refuseFields(c, change.error)
    const outcome = await changeWishlist(c.env.DB, c.get('person'), change.data, {
      nowMs: now(c.env),
      token: randomHex(),
    })
    if (outcome.kind === 'unknown') return jsonError(c, 404, 'not_found', 'there is no such trip or departure')
    if (outcome.kind === 'full') return jsonError(c, 409, 'full', `a list holds ${MAX_WISHLIST_ITEMS} at most`)
    return jsonOk(c, outcome.changed)
  })
  .put('/address', requireUserToken, async (c) => {
    const address = boundEmailSchema.safeParse(await jsonBody(c))
    if (!address.success) return refuseFields(c, address.error)
    const { owner } = c.get('person')
    if (!owner.startsWith('list:')) return jsonError(c, 409, 'has_account', 'an account has an address of its own')
    await bindEmail(c.env.DB, owner, address.data, instantOf(c.env))
    return jsonOk(c, DONE)
  })
  .post('/share', requireUserToken, async (c) =>
    jsonOk(c, { share: await createShare(c.env.DB, c.get('person').owner, randomShare(), instantOf(c.env)) }),
  )
  .delete('/share', requireUserToken, async (c) => {
    await revokeShare(c.env.DB, c.get('person').owner)
    return jsonOk(c, DONE)
  })
  .get('/shared/:share', requireStorefrontToken, marketSite, async (c) => {
    const { DB } = c.env
    const share = c.req.param('share')
    const owner = await ownerOfShare(DB, share)
    if (owner === null) return jsonError(c, 404, 'not_found', 'there is no such link, or no longer')
    const items = await wishlistItems(c.get('site'), await savedIds(DB, { owner }), new Map())
    const shown = await votableItems(c.get('site'), items)
    const votes = await votesOf(DB, share, c.req.query('voter') ?? null)
    return jsonOk(c, { items: shown.map(({ travel, tours }) => ({ travel, tours })), votes } satisfies SharedList)
  })
  .post('/shared/:share/votes', requireStorefrontToken, async (c) => {
    const vote = voteSchema.safeParse(await jsonBody(c))
    if (!vote.success) return refuseFields(c, vote.error)
    const share = c.req.param('share')
    if ((await ownerOfShare(c.env.DB, share)) === null)
      return jsonError(c, 404, 'not_found', 'there is no such link, or no longer')
    const isSaved = await saveVote(c.env.DB, share, vote.data, instantOf(c.env))
    return isSaved ? jsonOk(c, DONE) : jsonError(c, 409, 'full', 'this link has as many voters as it takes')
  })
