import { type Context, Hono } from 'hono'
import { DONE } from '../../../shared/contracts/envelope.ts'
import { isStorefrontCall } from '../../../shared/contracts/storefront-call.ts'
import {
  bindAddressSchema,
  MOST_WISHES,
  type SharedList,
  voteSchema,
  type Wishlist,
  wishChangeSchema,
} from '../../../shared/contracts/wishlist.ts'
import type { Api } from '../env.ts'
import { refuse, refuseFields, succeed } from '../http/answer.ts'
import { now } from '../http/clock.ts'
import { jsonBody } from '../http/json-body.ts'
import { marketSite } from '../http/market-site.ts'
import { onBehalf } from '../http/on-behalf.ts'
import { storefrontOnly } from '../http/storefront-only.ts'
import { bindAddress } from '../wishlist/bind-address.ts'
import { changeWishlist } from '../wishlist/change-wishlist.ts'
import { savedIds } from '../wishlist/saved-ids.ts'
import { beginShare, endShare, keepVote, ownerOfShare, shareOf, votesOf } from '../wishlist/share-wishlist.ts'
import { savedTimes, votableItems, wishlistItems } from '../wishlist/wishlist-view.ts'

const instantOf = (c: Context<Api>): string => new Date(now(c.env)).toISOString()
const chance = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** What somebody has saved, for whom the storefront vouches; and lists that are shared by a link. */
export const wishlistRoute = new Hono<Api>()
  .get('/ids', onBehalf, async (c) => succeed(c, await savedIds(c.env.DB, c.get('person'))))
  .get('/', onBehalf, marketSite, async (c) => {
    const { DB } = c.env
    const person = c.get('person')
    const ids = await savedIds(DB, person)
    const items = await wishlistItems(c.get('site'), ids, await savedTimes(DB, person.owner))
    return succeed(c, { items, share: await shareOf(DB, person.owner) } satisfies Wishlist)
  })
  .post('/', onBehalf, async (c) => {
    const change = wishChangeSchema.safeParse(await jsonBody(c))
    if (!change.success) return refuseFields(c, change.error)
    const outcome = await changeWishlist(c.env.DB, c.get('person'), change.data, { nowMs: now(c.env), token: chance() })
    if (outcome.kind === 'unknown') return refuse(c, 404, 'not_found', 'there is no such trip or departure')
    if (outcome.kind === 'full') return refuse(c, 409, 'full', `a list holds ${MOST_WISHES} at most`)
    return succeed(c, outcome.changed)
  })
  .put('/address', onBehalf, async (c) => {
    const address = bindAddressSchema.safeParse(await jsonBody(c))
    if (!address.success) return refuseFields(c, address.error)
    const { owner } = c.get('person')
    if (!owner.startsWith('list:')) return refuse(c, 409, 'has_account', 'an account has an address of its own')
    await bindAddress(c.env.DB, owner, address.data, instantOf(c))
    return succeed(c, DONE)
  })
  .post('/share', onBehalf, async (c) =>
    succeed(c, { share: await beginShare(c.env.DB, c.get('person').owner, chance(), instantOf(c)) }),
  )
  .delete('/share', onBehalf, async (c) => {
    await endShare(c.env.DB, c.get('person').owner)
    return succeed(c, DONE)
  })
  .get('/shared/:share', storefrontOnly(isStorefrontCall), marketSite, async (c) => {
    const { DB } = c.env
    const share = c.req.param('share')
    const owner = await ownerOfShare(DB, share)
    if (owner === null) return refuse(c, 404, 'not_found', 'there is no such link, or no longer')
    const items = await wishlistItems(c.get('site'), await savedIds(DB, { owner }), new Map())
    const shown = await votableItems(c.get('site'), items)
    const votes = await votesOf(DB, share, c.req.query('voter') ?? null)
    return succeed(c, { items: shown.map(({ travel, tours }) => ({ travel, tours })), votes } satisfies SharedList)
  })
  .post('/shared/:share/votes', storefrontOnly(isStorefrontCall), async (c) => {
    const vote = voteSchema.safeParse(await jsonBody(c))
    if (!vote.success) return refuseFields(c, vote.error)
    const share = c.req.param('share')
    if ((await ownerOfShare(c.env.DB, share)) === null)
      return refuse(c, 404, 'not_found', 'there is no such link, or no longer')
    const kept = await keepVote(c.env.DB, share, vote.data, instantOf(c))
    return kept ? succeed(c, DONE) : refuse(c, 409, 'full', 'this link has as many voters as it takes')
  })
