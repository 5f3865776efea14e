import { type Context, Hono } from 'hono'
import { translators } from '../../../markets/translate.ts'
import type { PostedForm, ResponseOf } from '../../../shared/contracts/browser-api.ts'
import {
  MAX_TICKS,
  shareSchema,
  voterName,
  type WishlistItem,
  wishlistKeySchema,
} from '../../../shared/contracts/wishlist.ts'
import { withModal } from '../../../shared/modals/modal-url.ts'
import { formPost, formPostUpTo } from '../../forms/form-post.ts'
import { referrerPath, refuseForm } from '../../forms/responses.ts'
import { loadSharedListModel, type VoteNotice } from '../../pages/wishlist/load-shared-list.ts'
import { privatePage } from '../../response/private-page.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { COOKIES, markCookie } from '../../visit/cookies.ts'
import { type GatewayApp, writeCookies } from '../../visit/gateway-app.ts'
import { sanitizeReturnUrl } from '../../visit/return-url.ts'
import { userApi } from '../../visit/user-api.ts'
import { endedLists, listCookie, listOwner } from './list-cookie.ts'
import { offlineWishlist } from './offline-wishlist.ts'
import { createVoter } from './shared-list.ts'
import {
  createShare,
  endShare,
  parseItemPath,
  saveTours,
  sendVote,
  updateWishlist,
  type WishlistResult,
} from './wishlist-calls.ts'
import { wishlistOwner, wishlistSubject } from './wishlist-owner.ts'

type ChangeCall = 'POST /api/wishlist/:kind/:id'

const STATUS = { saved: 200, unknown: 404, full: 409, failed: 503 } as const
/** The longest list with every box checked. */
const VOTE_BYTES = MAX_TICKS * 140 + 8192

export const wishlistRoutes = new Hono<GatewayApp>()
  // For the service worker's offline copy (decision 31).
  .get('/wishlist', async (c) => {
    try {
      return c.json<ResponseOf<'GET /api/wishlist'>>(await offlineWishlist(c.var.visit))
    } catch (error) {
      recordRequestError(c.get('log'), 'wishlist', error)
      return c.json({ message: translators[c.get('market').id]('wishlist.unavailableText') }, 503)
    }
  })
  .post('/shared-list', formPost, async (c) => {
    const person = await wishlistSubject(c.var.visit)
    const share = person === null ? null : await createShare(userApi(c.var.visit, person))
    return c.redirect(`${pathOf(c)}${share === null ? '?problem=failed' : '#share'}`, 303)
  })
  .post('/shared-list/end', formPost, async (c) => {
    const person = await wishlistSubject(c.var.visit)
    const ended = person !== null && (await endShare(userApi(c.var.visit, person)))
    return c.redirect(`${pathOf(c)}?${ended ? 'unshared=' : 'problem=failed'}`, 303)
  })
  .post('/shared-list/vote', formPostUpTo(VOTE_BYTES), async (c) => {
    const form = c.get('form')
    const share = shareSchema.safeParse(form.list).data
    if (share === undefined) return refuseForm(c, 'unknown')
    const name = voterName.safeParse(form.name)
    const tours = Object.keys(form).flatMap((field) =>
      parseItemPath(field) && field.startsWith('tour/') ? [field.slice(5)] : [],
    )
    // The form with its input.
    const again = async (notice: VoteNotice) => {
      const typed = { name: (form.name ?? '').slice(0, 200), tours }
      return privatePage(c, { view: 'wishlist', model: await loadSharedListModel(c.var.visit, share, notice, typed) })
    }
    if (!name.success) return again('bad-name')
    const { voter, cookie } = await createVoter(c.var.visit)
    writeCookies(c, [cookie])
    const outcome = await sendVote(userApi(c.var.visit, null), share, { voter, name: name.data, tours })
    if (outcome === 'full' || outcome === 'failed') return again(outcome)
    const query = new URLSearchParams({ list: share, ...(outcome === 'kept' && { vote: outcome }) })
    return c.redirect(`${pathOf(c)}?${query}`, 303)
  })
  .post('/wishlist/:kind/:id', formPost, async (c) => {
    const item = parseItemPath(`${c.req.param('kind')}/${c.req.param('id')}`)
    const form: PostedForm<ChangeCall> = c.get('form')
    const { wish } = form
    if (item === null || (wish !== 'add' && wish !== 'remove')) return refuseForm(c, 'unknown')
    if (wish === 'remove' && form.confirmed !== 'yes')
      return c.redirect(withModal(referrerPath(c), 'confirm-removal', null, item), 303)
    const key = form.key === undefined ? undefined : wishlistKeySchema.safeParse(form.key).data
    if (form.key !== undefined && key === undefined) return refuseForm(c, 'unknown')
    const { visit } = c.var
    const list = visit.session?.user == null ? await listOwner(visit) : null
    const owner = await wishlistOwner(visit, list)
    const api = userApi(visit, owner?.person ?? null)
    const outcome = await updateWishlist(api, { action: wish, item, key })
    if (outcome.kind === 'failed') recordRequestError(c.get('log'), 'wishlist', outcome.error)
    if (outcome.kind === 'saved') {
      const own = list === null ? [] : [listCookie(list)]
      writeCookies(c, [markCookie(COOKIES.saved, visit.requestId), ...own, ...endedLists(owner?.joined ?? [])])
      // Undoing the removal of a trip restores its departures.
      const lost = wish === 'add' ? await saveTours(api, toursOf(form.tours)) : []
      if (lost.length > 0) return c.redirect(`${pathOf(c)}?${partly(item, outcome.changed.travel, lost)}`, 303)
    }
    return c.req.header('accept')?.includes('application/json')
      ? respondToScript(c, outcome, { isNew: list !== null })
      : c.redirect(`${pathOf(c)}?${saved(c, wish, item, outcome)}`, 303)
  })

const pathOf = (c: Context<GatewayApp>): string => c.get('market').paths.wishlist ?? '/'

const toursOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .filter((id) => parseItemPath(`tour/${id}`) !== null)
    .slice(0, 50)

/** Offers to restore departures again. */
const partly = (item: WishlistItem, trip: string | null, lost: readonly string[]): URLSearchParams =>
  new URLSearchParams({
    partly: 'tour' in item ? `tour/${item.tour}` : `travel/${item.travel}`,
    ...(trip !== null && { trip }),
    tours: lost.join(','),
  })

const saved = (
  c: Context<GatewayApp>,
  wish: 'add' | 'remove',
  item: WishlistItem,
  outcome: WishlistResult,
): URLSearchParams => {
  if (outcome.kind !== 'saved') return new URLSearchParams({ problem: outcome.kind })
  const { travel, removed } = outcome.changed
  const tours = 'travel' in item ? removed : []
  const back = sanitizeReturnUrl(referrerPath(c), [c.get('url').origin])
  return new URLSearchParams({
    [wish === 'add' ? 'added' : 'removed']: 'tour' in item ? `tour/${item.tour}` : `travel/${item.travel}`,
    ...(travel !== null && { trip: travel }),
    ...(tours.length > 0 && { tours: tours.join(',') }),
    ...(back !== null && !back.startsWith(pathOf(c)) && { back }),
  })
}

const respondToScript = (c: Context<GatewayApp>, outcome: WishlistResult, { isNew }: { isNew: boolean }) => {
  const t = translators[c.get('market').id]
  if (outcome.kind !== 'saved') return c.json({ message: t(`wishlist.${outcome.kind}`) }, STATUS[outcome.kind])
  const { travels, tours } = outcome.changed
  return c.json<ResponseOf<ChangeCall>>({ travels, tours, ask: isNew && travels.length === 1 && tours.length <= 1 })
}
