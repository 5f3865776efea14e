import type { Context } from 'hono'
import type { SavedIds, Wish } from '../../../shared/contracts/wishlist.ts'
import { loadTravel } from '../../data/trips.ts'
import { dataContext } from '../../gateway/data-context.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { recordRequestError } from '../../log/request-log.ts'
import type { OwnShare, WishlistNotice, WishlistView } from '../../pages/wishlist/wishlist-view.ts'
import type { PrivateView } from '../../private/private-view.ts'
import { sanitizeReturnUrl } from '../session/return-url.ts'
import { personWithLists } from './person.ts'
import { userApi } from './personal-port.ts'
import { sharedList, shareHref } from './shared-list.ts'
import { votesByTour } from './votes-by-tour.ts'
import { loadSharedList, loadWishlist } from './wishlist-calls.ts'

/** What the wishlist's address shows: the visitor's own list, or one that somebody shares (`?list=`). */
export const wishlistView = async (c: Context<GatewayApp>): Promise<PrivateView> => {
  const { searchParams } = c.get('url')
  const token = searchParams.get('list')
  if (token === null) return { view: 'wishlist', page: await ownList(c) }
  return sharedList(c, token, searchParams.get('vote') === 'kept' ? 'kept' : null)
}

const ownList = async (c: Context<GatewayApp>): Promise<WishlistView> => {
  const whose = await personWithLists(c)
  const isAccount = c.get('session')?.user != null
  const notice = await noticeOf(c)
  const common = { isAccount, notice, loginHref: loginHref(c) }
  if (whose === null) return { ...common, notice: withoutList(c, notice), state: 'not-logged-in' }
  try {
    const { items, share } = await loadWishlist(userApi(c, whose.person), c.get('market').id)
    // The page's own hearts need no second look.
    const tours = items.flatMap((item) => item.tours.map(({ id }) => id))
    const ids = { travels: items.map(({ travel }) => travel.id), tours }
    c.set('saved', { ids, joined: whose.joined })
    const told = { ...common, notice: isOutdated(notice, ids) ? null : notice }
    if (items.length === 0) return { ...told, state: isAccount ? 'empty' : 'not-logged-in' }
    return { ...told, state: 'regular', items, share: share === null ? null : await ownShare(c, share) }
  } catch (error) {
    recordRequestError(c.get('log'), 'wishlist', error)
    return { ...common, state: 'unavailable' }
  }
}

/** What friends see, and what they have said so far: the list is worth showing without that, too. */
const ownShare = async (c: Context<GatewayApp>, share: string): Promise<OwnShare> => {
  const asked = { market: c.get('market').id, share, voter: null }
  const list = await loadSharedList(userApi(c, null), asked).catch(() => null)
  return { href: await shareHref(c, share), votes: list && votesByTour(list) }
}

/** Nothing is saved, whatever the address says: the browser has kept no cookie of ours, or the list is another's by now. */
const withoutList = (c: Context<GatewayApp>, notice: WishlistNotice | null): WishlistNotice | null => {
  if (notice?.kind !== 'added') return notice
  return c.req.header('cookie') === undefined ? { kind: 'noCookies' } : null
}

/** Whether the list is not as the notice says any more: somebody went back to an address that told of a change. */
const isOutdated = (notice: WishlistNotice | null, { travels, tours }: SavedIds): boolean => {
  if (notice?.kind !== 'added' && notice?.kind !== 'removed') return false
  const saved = 'tour' in notice.item ? tours.includes(notice.item.tour) : travels.includes(notice.item.travel)
  return saved !== (notice.kind === 'added')
}

const loginHref = (c: Context<GatewayApp>): string => {
  const { paths } = c.get('market')
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

/** What the visitor has just done, told by the address that their form led to. */
const noticeOf = async (c: Context<GatewayApp>): Promise<WishlistNotice | null> => {
  const { searchParams } = c.get('url')
  const problem = searchParams.get('problem')
  if (problem === 'full' || problem === 'failed' || problem === 'unknown') return { kind: problem }
  if (searchParams.has('unshared')) return { kind: 'unshared' }
  const kind = NOTICES.find((each) => searchParams.has(each)) ?? 'removed'
  const item = itemOf(searchParams.get(kind))
  const trip = searchParams.get('trip')
  if (item === null || trip === null) return null
  const travel = await loadTravel(dataContext(c), c.get('market').id, trip).catch(() => null)
  const title = travel?.value?.title
  if (title === undefined) return null
  const tours = (searchParams.get('tours') ?? '').split(',').filter((id) => ITEM.test(`tour/${id}`))
  // Anybody can write an address: it leads back to our own pages alone.
  const back = sanitizeReturnUrl(searchParams.get('back'), [c.get('url').origin])
  return { kind, item, title, tours, back }
}
