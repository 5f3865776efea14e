import { z } from 'zod'
import type { MarketId } from '../../../markets/market-id.ts'
import { doneSchema } from '../../../shared/contracts/envelope.ts'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import { tourSchema } from '../../../shared/contracts/tour.ts'
import {
  type BoundEmail,
  type SavedIds,
  type SharedList,
  savedIdsSchema,
  savedTravelSchema,
  sharedListSchema,
  shareSchema,
  type Vote,
  type Wishlist,
  type WishlistItem,
  type WishlistUpdate,
  type WishlistUpdateResult,
  wishlistSchema,
  wishlistUpdateResultSchema,
} from '../../../shared/contracts/wishlist.ts'
import { nullIfMissing, query } from '../../data/endpoint.ts'
import { lenientArray } from '../../data/lenient-array.ts'
import type { UserApi } from '../../data/user-client.ts'

const NAME = 'personal wishlist'
const savedResponseSchema = lazySchema(() =>
  savedTravelSchema.unwrap().extend({ tours: lenientArray('saved tours', tourSchema) }),
)
const wishlistResponseSchema = lazySchema(() =>
  wishlistSchema.unwrap().extend({ items: lenientArray('saved travels', savedResponseSchema) }),
)
const sharedResponseSchema = lazySchema(() =>
  sharedListSchema.unwrap().extend({
    items: lenientArray('saved travels', savedResponseSchema.unwrap().omit({ savedAt: true })),
  }),
)

/** Ids of a user's saved items. Throws when the back end fails. */
export const loadSavedIds = (api: UserApi): Promise<SavedIds> =>
  api({ name: NAME, path: '/wishlist/ids', data: savedIdsSchema })

/** A user's saved items as a market shows them. Throws when the back end fails. */
export const loadWishlist = (api: UserApi, market: MarketId): Promise<Wishlist> =>
  api({ name: NAME, path: `/wishlist?${query(market)}`, data: wishlistResponseSchema })

export type WishlistResult =
  | { kind: 'saved'; changed: WishlistUpdateResult }
  | { kind: 'unknown' | 'full' }
  | { kind: 'failed'; error: unknown }

/** Saves or removes. `failed`: no change is confirmed, and a retry is safe. */
export const updateWishlist = (api: UserApi, change: WishlistUpdate): Promise<WishlistResult> =>
  api({
    name: NAME,
    method: 'POST',
    isIdempotent: true,
    path: '/wishlist',
    body: change,
    data: wishlistUpdateResultSchema.transform((changed): WishlistResult => ({ kind: 'saved', changed })),
    refusal: (status): WishlistResult | undefined =>
      status === 404 ? { kind: 'unknown' } : status === 409 ? { kind: 'full' } : undefined,
  }).catch((error: unknown) => ({ kind: 'failed', error }))

/** Saves departures and returns the ids that failed and may be retried. */
export const saveTours = async (api: UserApi, tours: readonly string[]): Promise<string[]> => {
  const failed: string[] = []
  for (const tour of tours)
    if ((await updateWishlist(api, { action: 'add', item: { tour } })).kind === 'failed') failed.push(tour)
  return failed
}

const ITEM = /^(travel|tour)\/([a-z0-9-]{1,120})$/

/** Parses `travel/japan-tokyo-kyoto`; null for anything else. */
export const parseItemPath = (text: string | null): WishlistItem | null => {
  const [, kind, id] = ITEM.exec(text ?? '') ?? []
  if (id === undefined) return null
  return kind === 'tour' ? { tour: id } : { travel: id }
}

/** Binds a visitor's list to a verified email. False unless the back end confirms. */
export const bindEmail = (api: UserApi, address: BoundEmail): Promise<boolean> =>
  isDone(api({ name: NAME, method: 'PUT', path: '/wishlist/address', body: address, data: doneSchema }))

/** Creates the list's link; null on failure. */
export const createShare = (api: UserApi): Promise<string | null> =>
  api({
    name: NAME,
    method: 'POST',
    isIdempotent: true,
    path: '/wishlist/share',
    body: {},
    data: z.object({ share: shareSchema }),
  }).then(
    ({ share }) => share,
    () => null,
  )

/** Revokes the list's link. False unless the back end confirms. */
export const endShare = (api: UserApi): Promise<boolean> =>
  isDone(api({ name: NAME, method: 'DELETE', path: '/wishlist/share', data: doneSchema }))

/** A shared list; null when its link is revoked. Throws when the back end fails. */
export const loadSharedList = (
  api: UserApi,
  { market, share, voter }: { market: MarketId; share: string; voter: string | null },
): Promise<SharedList | null> =>
  api({
    name: NAME,
    path: `/wishlist/shared/${encodeURIComponent(share)}?${query(market, { ...(voter !== null && { voter }) })}`,
    data: sharedResponseSchema,
    refusal: nullIfMissing,
  })

type VoteResult = 'kept' | 'full' | 'gone' | 'failed'

/** Saves a friend's vote: `full` when the link takes no more voters, `gone` when it is revoked. */
export const sendVote = (api: UserApi, share: string, vote: Vote): Promise<VoteResult> =>
  api({
    name: NAME,
    method: 'POST',
    isIdempotent: true,
    path: `/wishlist/shared/${encodeURIComponent(share)}/votes`,
    body: vote,
    data: doneSchema.transform((): VoteResult => 'kept'),
    refusal: (status): VoteResult | undefined => (status === 409 ? 'full' : status === 404 ? 'gone' : undefined),
  }).catch(() => 'failed')

const isDone = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  )
