import { z } from 'zod'
import type { MarketId } from '../../markets/market-id.ts'
import { doneSchema, envelope } from '../../shared/contracts/envelope.ts'
import { tourSchema } from '../../shared/contracts/tour.ts'
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
} from '../../shared/contracts/wishlist.ts'
import { tolerantList } from '../data/tolerant-list.ts'
import type { PersonalApi } from './personal-port.ts'

const idsDoor = envelope(savedIdsSchema)
const changedDoor = envelope(changedWishSchema)
const savedDoor = savedTravelSchema.extend({ tours: tolerantList('saved tours', tourSchema) })
const wishlistDoor = envelope(wishlistSchema.extend({ items: tolerantList('saved travels', savedDoor) }))
const sharedDoor = envelope(
  sharedListSchema.extend({ items: tolerantList('saved travels', savedDoor.omit({ savedAt: true })) }),
)
const shareDoor = envelope(z.object({ share: z.string() }))
const doneDoor = envelope(doneSchema)
/** The back end says that it is done; a status alone says nothing. */
const isDone = ({ json }: { json: unknown }): boolean => doneDoor.safeParse(json).success

/** What a person has saved, by ids. Throws when the back end cannot tell. */
export const loadSavedIds = async (api: PersonalApi): Promise<SavedIds> =>
  idsDoor.parse((await api('/wishlist/ids')).json).data

/** What a person has saved, to be shown in a market. Throws when the back end cannot tell. */
export const loadWishlist = async (api: PersonalApi, market: MarketId): Promise<Wishlist> =>
  wishlistDoor.parse((await api(`/wishlist?market=${market}`)).json).data

export type WishAnswer =
  | { kind: 'saved'; changed: ChangedWish }
  | { kind: 'unknown' | 'full' }
  | { kind: 'failed'; error: unknown }

/** Saves or removes. `failed`: nothing is known to have changed, and it may be tried again. */
export const changeWish = async (api: PersonalApi, change: WishChange): Promise<WishAnswer> => {
  try {
    const { status, json } = await api('/wishlist', { method: 'POST', body: change })
    if (status === 404) return { kind: 'unknown' }
    if (status === 409) return { kind: 'full' }
    return { kind: 'saved', changed: changedDoor.parse(json).data }
  } catch (error) {
    return { kind: 'failed', error }
  }
}

/** Binds a visitor's list to a proven address. False when it could not be kept. */
export const bindAddress = (api: PersonalApi, address: BoundAddress): Promise<boolean> =>
  api('/wishlist/address', { method: 'PUT', body: address }).then(isDone, () => false)

/** Gives the list its link; null when that failed. */
export const beginShare = (api: PersonalApi): Promise<string | null> =>
  api('/wishlist/share', { method: 'POST', body: {} })
    .then(({ json }) => shareDoor.parse(json).data.share)
    .catch(() => null)

/** Revokes the list's link. */
export const endShare = (api: PersonalApi): Promise<boolean> =>
  api('/wishlist/share', { method: 'DELETE' }).then(isDone, () => false)

/** A list that somebody shares; null when the link is revoked. Throws when the back end cannot tell. */
export const loadSharedList = async (
  api: PersonalApi,
  { market, share, voter }: { market: MarketId; share: string; voter: string | null },
): Promise<SharedList | null> => {
  const query = new URLSearchParams({ market, ...(voter !== null && { voter }) })
  const { status, json } = await api(`/wishlist/shared/${encodeURIComponent(share)}?${query}`)
  return status === 404 ? null : sharedDoor.parse(json).data
}

/** Keeps a friend's vote: `full` when the link takes no more voters, `gone` when it is revoked. */
export const sendVote = (api: PersonalApi, share: string, vote: Vote): Promise<'kept' | 'full' | 'gone' | 'failed'> =>
  api(`/wishlist/shared/${encodeURIComponent(share)}/votes`, { method: 'POST', body: vote }).then(
    (answer) => (isDone(answer) ? 'kept' : answer.status === 409 ? 'full' : answer.status === 404 ? 'gone' : 'failed'),
    () => 'failed',
  )
