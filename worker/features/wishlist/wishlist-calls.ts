import { z } from 'zod'
import type { MarketId } from '../../../markets/market-id.ts'
import { doneSchema, envelope } from '../../../shared/contracts/envelope.ts'
import { tourSchema } from '../../../shared/contracts/tour.ts'
import {
  type BoundAddress,
  type ChangedWish,
  changedWishSchema,
  type SavedIds,
  type SharedList,
  savedIdsSchema,
  savedTravelSchema,
  sharedListSchema,
  type Vote,
  type WishChange,
  type Wishlist,
  wishlistSchema,
} from '../../../shared/contracts/wishlist.ts'
import { lenientArray } from '../../data/lenient-array.ts'
import type { UserApi } from './personal-port.ts'

const idsResponseSchema = envelope(savedIdsSchema)
const changedResponseSchema = envelope(changedWishSchema)
const savedResponseSchema = savedTravelSchema.extend({ tours: lenientArray('saved tours', tourSchema) })
const wishlistResponseSchema = envelope(
  wishlistSchema.extend({ items: lenientArray('saved travels', savedResponseSchema) }),
)
const sharedResponseSchema = envelope(
  sharedListSchema.extend({ items: lenientArray('saved travels', savedResponseSchema.omit({ savedAt: true })) }),
)
const shareResponseSchema = envelope(z.object({ share: z.string() }))
const doneResponseSchema = envelope(doneSchema)
/** The back end says that it is done; a status alone says nothing. */
const isDone = ({ json }: { json: unknown }): boolean => doneResponseSchema.safeParse(json).success

/** What a person has saved, by ids. Throws when the back end cannot tell. */
export const loadSavedIds = async (api: UserApi): Promise<SavedIds> =>
  idsResponseSchema.parse((await api('/wishlist/ids')).json).data

/** What a person has saved, to be shown in a market. Throws when the back end cannot tell. */
export const loadWishlist = async (api: UserApi, market: MarketId): Promise<Wishlist> =>
  wishlistResponseSchema.parse((await api(`/wishlist?market=${market}`)).json).data

export type WishAnswer =
  | { kind: 'saved'; changed: ChangedWish }
  | { kind: 'unknown' | 'full' }
  | { kind: 'failed'; error: unknown }

/** Saves or removes. `failed`: nothing is known to have changed, and it may be tried again. */
export const updateWishlist = async (api: UserApi, change: WishChange): Promise<WishAnswer> => {
  try {
    const { status, json } = await api('/wishlist', { method: 'POST', body: change })
    if (status === 404) return { kind: 'unknown' }
    if (status === 409) return { kind: 'full' }
    return { kind: 'saved', changed: changedResponseSchema.parse(json).data }
  } catch (error) {
    return { kind: 'failed', error }
  }
}

/** Binds a visitor's list to a proven address. False when it could not be kept. */
export const bindAddress = (api: UserApi, address: BoundAddress): Promise<boolean> =>
  api('/wishlist/address', { method: 'PUT', body: address }).then(isDone, () => false)

/** Gives the list its link; null when that failed. */
export const beginShare = (api: UserApi): Promise<string | null> =>
  api('/wishlist/share', { method: 'POST', body: {} })
    .then(({ json }) => shareResponseSchema.parse(json).data.share)
    .catch(() => null)

/** Revokes the list's link. */
export const endShare = (api: UserApi): Promise<boolean> =>
  api('/wishlist/share', { method: 'DELETE' }).then(isDone, () => false)

/** A list that somebody shares; null when the link is revoked. Throws when the back end cannot tell. */
export const loadSharedList = async (
  api: UserApi,
  { market, share, voter }: { market: MarketId; share: string; voter: string | null },
): Promise<SharedList | null> => {
  const query = new URLSearchParams({ market, ...(voter !== null && { voter }) })
  const { status, json } = await api(`/wishlist/shared/${encodeURIComponent(share)}?${query}`)
  return status === 404 ? null : sharedResponseSchema.parse(json).data
}

/** Keeps a friend's vote: `full` when the link takes no more voters, `gone` when it is revoked. */
export const sendVote = (api: UserApi, share: string, vote: Vote): Promise<'kept' | 'full' | 'gone' | 'failed'> =>
  api(`/wishlist/shared/${encodeURIComponent(share)}/votes`, { method: 'POST', body: vote }).then(
    (answer) => (isDone(answer) ? 'kept' : answer.status === 409 ? 'full' : answer.status === 404 ? 'gone' : 'failed'),
    () => 'failed',
  )
