import type { SavedIds, Wish } from '../../../shared/contracts/wishlist.ts'
import { loadTravel } from '../../data/trips.ts'
import { recordRequestError } from '../../log/request-log.ts'
import type { OwnShare, WishlistNotice, WishlistView } from '../../pages/wishlist/wishlist-view.ts'
import type { PrivateView } from '../../private/private-view.ts'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'
import { sanitizeReturnUrl } from '../session/return-url.ts'
import type { SavedOfVisitor } from './load-saved-items.ts'
import { personWithLists } from './person.ts'
import { sharedList, shareHref } from './shared-list.ts'
import { votesByTour } from './votes-by-tour.ts'
import { loadSharedList, loadWishlist } from './wishlist-calls.ts'

/** The visitor's own list, or a shared one (`?list=`). `saved`: the page's hearts need no second call. */
export const wishlistView = async (visit: Visit): Promise<{ view: PrivateView; saved?: SavedOfVisitor }> => {
  const { searchParams } = visit.url
  const token = searchParams.get('list')
  if (token !== null)
    return { view: await sharedList(visit, token, searchParams.get('vote') === 'kept' ? 'kept' : null) }
  const { saved, ...page } = await ownList(visit)
  return { view: { view: 'wishlist', page }, ...(saved !== undefined && { saved }) }
}

const ownList = async (visit: Visit): Promise<WishlistView & { saved?: SavedOfVisitor }> => {
  const whose = await personWithLists(visit)
  const isAccount = visit.session?.user != null
  const notice = await noticeOf(visit)
  const common = { isAccount, notice, loginHref: loginHref(visit) }
  if (whose === null) return { ...common, notice: withoutList(visit, notice), state: 'not-logged-in' }
  try {
    const { items, share } = await loadWishlist(userApi(visit, whose.person), visit.market.id)
    const tours = items.flatMap((item) => item.tours.map(({ id }) => id))
    const ids = { travels: items.map(({ travel }) => travel.id), tours }
    const saved = { ids, joined: whose.joined }
    const known = { ...common, saved, notice: isOutdated(notice, ids) ? null : notice }
    if (items.length === 0) return { ...known, state: isAccount ? 'empty' : 'not-logged-in' }
    return { ...known, state: 'regular', items, share: share === null ? null : await ownShare(visit, share) }
  } catch (error) {
    recordRequestError(visit.log, 'wishlist', error)
    return { ...common, state: 'unavailable' }
  }
}

/** The shared link and the votes so far, if they can be loaded. */
const ownShare = async (visit: Visit, share: string): Promise<OwnShare> => {
  const shared = { market: visit.market.id, share, voter: null }
  const list = await loadSharedList(userApi(visit, null), shared).catch(() => null)
  return { href: await shareHref(visit, share), votes: list && votesByTour(list) }
}

/** Without a list, the notice in the URL cannot be true: the browser rejected the cookie, or the list was taken over. */
const withoutList = (visit: Visit, notice: WishlistNotice | null): WishlistNotice | null => {
  if (notice?.kind !== 'added') return notice
  return visit.request.headers.get('cookie') === null ? { kind: 'noCookies' } : null
}

/** Whether the list has changed since the notice: the visitor went back in history. */
const isOutdated = (notice: WishlistNotice | null, { travels, tours }: SavedIds): boolean => {
  if (notice?.kind !== 'added' && notice?.kind !== 'removed') return false
  const saved = 'tour' in notice.item ? tours.includes(notice.item.tour) : travels.includes(notice.item.travel)
  return saved !== (notice.kind === 'added')
}

const loginHref = (visit: Visit): string => {
  const { paths } = visit.market
  return `${paths.login}?${new URLSearchParams({ return: paths.wishlist ?? '/' })}`
}

const ITEM = /^(travel|tour)\/([a-z0-9-]{1,120})$/

/** `travel/japan-tokyo-kyoto` as an item; null for anything else. */
export const itemOf = (text: string | null): Wish | null => {
  const [, kind, id] = ITEM.exec(text ?? '') ?? []
  if (id === undefined) return null
  return kind === 'tour' ? { tour: id } : { travel: id }
}

const NOTICES = ['added', 'partly', 'removed'] as const

/** The visitor's last change, from the URL that their form redirected to. */
const noticeOf = async (visit: Visit): Promise<WishlistNotice | null> => {
  const { searchParams } = visit.url
  const problem = searchParams.get('problem')
  if (problem === 'full' || problem === 'failed' || problem === 'unknown') return { kind: problem }
  if (searchParams.has('unshared')) return { kind: 'unshared' }
  const kind = NOTICES.find((each) => searchParams.has(each)) ?? 'removed'
  const item = itemOf(searchParams.get(kind))
  const trip = searchParams.get('trip')
  if (item === null || trip === null) return null
  const travel = await loadTravel(visit.data, visit.market.id, trip).catch(() => null)
  const title = travel?.value?.title
  if (title === undefined) return null
  const tours = (searchParams.get('tours') ?? '').split(',').filter((id) => ITEM.test(`tour/${id}`))
  const back = sanitizeReturnUrl(searchParams.get('back'), [visit.url.origin])
  return { kind, item, title, tours, back }
}
