import { definePrivatePage } from '../define-private-page.ts'
import { VOTE_STATUS } from './load-shared-list.ts'
import { loadWishlistPage } from './load-wishlist-page.ts'
import { WishlistPage } from './wishlist-page.tsx'

/** A visitor's saved trips, or a shared list (`?list=`). */
export const wishlistPage = definePrivatePage({
  route: 'wishlist',
  kind: 'wishlist',
  analytics: 'wishlist',
  load: loadWishlistPage,
  title: ({ state }) => (state === 'shared' ? 'wishlist.sharedTitle' : 'layout.wishlist'),
  status: (model) => (model.state === 'shared' && model.notice !== null ? VOTE_STATUS[model.notice] : 200),
  view: WishlistPage,
})
