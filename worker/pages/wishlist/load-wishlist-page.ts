import type { Travel } from '../../../shared/contracts/travel.ts'
import type { SavedIds, SavedTravel, WishlistItem } from '../../../shared/contracts/wishlist.ts'
import { loadSuggestedTravels } from '../../data/catalogue.ts'
import { loadTravel } from '../../data/trips.ts'
import type { VisitorSavedItems } from '../../features/wishlist/load-saved-items.ts'
import { shareHref } from '../../features/wishlist/shared-list.ts'
import { loadSharedList, loadWishlist, parseItemPath } from '../../features/wishlist/wishlist-calls.ts'
import { wishlistOwner } from '../../features/wishlist/wishlist-owner.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { sanitizeReturnUrl } from '../../visit/return-url.ts'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'
import type { PrivateResult } from '../define-private-page.ts'
import { loadSharedListModel, type SharedListModel } from './load-shared-list.ts'
import { type OwnVotes, votesByTour } from './votes-by-tour.ts'

/** The visitor's last change to the list. */
export type WishlistNotice =
  | { kind: 'full' | 'failed' | 'unknown' | 'unshared' | 'noCookies' }
  | {
      /** partly: the trip is restored without these departures. */
      kind: 'added' | 'partly' | 'removed'
      item: WishlistItem
      title: string
      /** Departures removed with a trip: undoing restores them. */
      tours: readonly string[]
      /** Path of the page that the heart was on. */
      back: string | null
    }

/** The link for friends; `votes` is null when they cannot be loaded. */
export type OwnShare = { href: string; votes: OwnVotes | null }

/** The visitor's list (spec section 2). */
export type OwnListModel = {
  /** Signed in; else the list is this browser's. */
  isAccount: boolean
  notice: WishlistNotice | null
  loginHref: string
} & (
  | { state: 'empty' | 'not-logged-in'; suggested: readonly Travel[] }
  | { state: 'unavailable' }
  | {
      state: 'regular'
      items: readonly SavedTravel[]
      /** null while the list is not shared. */
      share: OwnShare | null
    }
)

/** Loads the visitor's list, or a shared one (`?list=`). */
export const loadWishlistPage = async (visit: Visit): Promise<PrivateResult<OwnListModel | SharedListModel>> => {
  const { searchParams } = visit.url
  const token = searchParams.get('list')
  if (token === null) return loadOwnList(visit)
  return { model: await loadSharedListModel(visit, token, searchParams.get('vote') === 'kept' ? 'kept' : null) }
}

const loadOwnList = async (visit: Visit): Promise<{ model: OwnListModel; saved?: VisitorSavedItems }> => {
  const { paths } = visit.market
  const found = await wishlistOwner(visit)
  const isAccount = visit.session?.user != null
  const notice = await noticeOf(visit)
  const loginHref = `${paths.login}?${new URLSearchParams({ return: paths.wishlist ?? '/' })}`
  const common = { isAccount, notice, loginHref }
  if (found === null) {
    const suggested = await loadSuggestedTravels(visit.data, visit.market.id)
    return { model: { ...common, notice: noticeWithoutList(visit, notice), state: 'not-logged-in', suggested } }
  }
  try {
    const { items, share } = await loadWishlist(userApi(visit, found.person), visit.market.id)
    const tours = items.flatMap((item) => item.tours.map(({ id }) => id))
    const ids = { travels: items.map(({ travel }) => travel.id), tours }
    const saved = { ids, joined: found.joined }
    const known = { ...common, notice: isOutdated(notice, ids) ? null : notice }
    if (items.length === 0) {
      const suggested = await loadSuggestedTravels(visit.data, visit.market.id)
      return { model: { ...known, state: isAccount ? 'empty' : 'not-logged-in', suggested }, saved }
    }
    const ownShare = share === null ? null : await loadOwnShare(visit, share)
    return { model: { ...known, state: 'regular', items, share: ownShare }, saved }
  } catch (error) {
    recordRequestError(visit.log, 'wishlist', error)
    return { model: { ...common, state: 'unavailable' } }
  }
}

const loadOwnShare = async (visit: Visit, share: string): Promise<OwnShare> => {
  const shared = { market: visit.market.id, share, voter: null }
  const list = await loadSharedList(userApi(visit, null), shared).catch(() => null)
  return { href: shareHref(visit, share), votes: list && votesByTour(list) }
}

/** Without a list, an `added` notice is false: the browser rejected the cookie, or an account took the list over. */
const noticeWithoutList = (visit: Visit, notice: WishlistNotice | null): WishlistNotice | null => {
  if (notice?.kind !== 'added') return notice
  return visit.request.headers.get('cookie') === null ? { kind: 'noCookies' } : null
}

/** Whether the list has changed since the notice: the visitor went back in history. */
const isOutdated = (notice: WishlistNotice | null, { travels, tours }: SavedIds): boolean => {
  if (notice?.kind !== 'added' && notice?.kind !== 'removed') return false
  const saved = 'tour' in notice.item ? tours.includes(notice.item.tour) : travels.includes(notice.item.travel)
  return saved !== (notice.kind === 'added')
}

const NOTICES = ['added', 'partly', 'removed'] as const

/** Reads the visitor's last change from the URL that their form redirected to. */
const noticeOf = async (visit: Visit): Promise<WishlistNotice | null> => {
  const { searchParams } = visit.url
  const problem = searchParams.get('problem')
  if (problem === 'full' || problem === 'failed' || problem === 'unknown') return { kind: problem }
  if (searchParams.has('unshared')) return { kind: 'unshared' }
  const kind = NOTICES.find((each) => searchParams.has(each)) ?? 'removed'
  const item = parseItemPath(searchParams.get(kind))
  const trip = searchParams.get('trip')
  if (item === null || trip === null) return null
  const travel = await loadTravel(visit.data, visit.market.id, trip).catch(() => null)
  const title = travel?.value?.title
  if (title === undefined) return null
  const tours = (searchParams.get('tours') ?? '').split(',').filter((id) => parseItemPath(`tour/${id}`) !== null)
  const back = sanitizeReturnUrl(searchParams.get('back'), [visit.url.origin])
  return { kind, item, title, tours, back }
}
