import { searchPath } from '../../../markets/links.ts'
import type { SavedTravel } from '../../../shared/contracts/wishlist.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { MessagePage } from '../error/message-page.tsx'
import { SavedTrip } from './saved-trip.tsx'
import { ShareList } from './share-list.tsx'
import { WishlistNoticeBox } from './wishlist-notice.tsx'
import type { WishlistView } from './wishlist-view.ts'

/** The wishlist (spec section 2): empty, not logged in, or what is saved. */
export const WishlistPage = ({ page }: { page: WishlistView }) =>
  page.state === 'regular' ? <SavedTrips page={page} /> : <NothingSaved page={page} />

const NothingSaved = ({ page: { state, notice, loginHref } }: { page: WishlistView }) => {
  const { t, market, signIn, path } = useRenderContext()
  const find = (
    <ButtonLink
      href={searchPath(market)}
      icon="search"
      {...(state === 'not-logged-in' && signIn && { variant: 'secondary' })}
    >
      {t('layout.wishlistFind')}
    </ButtonLink>
  )
  const words = {
    empty: [t('layout.wishlistEmptyTitle'), t('layout.wishlistEmptyText')],
    regular: [t('layout.wishlistEmptyTitle'), t('layout.wishlistEmptyText')],
    'not-logged-in': [t('wishlist.signedOutTitle'), t('wishlist.signedOutText')],
    unavailable: [t('wishlist.unavailableTitle'), t('wishlist.unavailableText')],
  } as const
  const [title, text] = words[state]
  return (
    <>
      <div className="container wish-top">
        <WishlistNoticeBox notice={notice} />
      </div>
      <MessagePage picture={<Suitcase />} title={title} text={text}>
        <div className="message-actions">
          {state === 'not-logged-in' && signIn && (
            <ButtonLink href={loginHref} rel="nofollow" icon="person">
              {t('account.login')}
            </ButtonLink>
          )}
          {state === 'unavailable' ? <ButtonLink href={path}>{t('errors.retry')}</ButtonLink> : find}
        </div>
      </MessagePage>
    </>
  )
}

const toursIn = (items: readonly SavedTravel[]): number => items.reduce((sum, { tours }) => sum + tours.length, 0)

const SavedTrips = ({ page }: { page: Extract<WishlistView, { state: 'regular' }> }) => {
  const { t } = useRenderContext()
  const { items, notice, isAccount, share } = page
  const tours = toursIn(items)
  return (
    <div className="container wishlist">
      <header className="wish-head">
        <h1>{t('layout.wishlistTitle')}</h1>
        <p className="wish-counts">
          <span>{t('wishlist.trips', { count: items.length })}</span>{' '}
          {tours > 0 && <span>{t('wishlist.tours', { count: tours })}</span>}
        </p>
      </header>
      <WishlistNoticeBox notice={notice} />
      {!isAccount && <OnlyHere loginHref={page.loginHref} />}
      <ul className="wish-grid">
        {items.map((item) => (
          <SavedTrip key={item.travel.id} item={item} />
        ))}
      </ul>
      <ShareList share={share} />
    </div>
  )
}

/** A visitor's list lives in one browser until its address is known. */
const OnlyHere = ({ loginHref }: { loginHref: string }) => {
  const site = useRenderContext()
  const { t, signIn } = site
  if (!signIn) return null
  return (
    <aside className="wish-device">
      <div>
        <p className="notice-title">{t('wishlist.deviceTitle')}</p>
        <p>{t('wishlist.deviceText')}</p>
      </div>
      <div className="wish-actions">
        <ButtonLink
          href={modalHref(site, 'verification-code', undefined, { purpose: 'wishlist' })}
          rel="nofollow"
          size="small"
        >
          {t('wishlist.keepSafe')}
        </ButtonLink>
        <ButtonLink href={loginHref} rel="nofollow" variant="secondary" size="small">
          {t('account.login')}
        </ButtonLink>
      </div>
    </aside>
  )
}

/** A suitcase with a heart, waiting to be packed. */
export const Suitcase = () => (
  <svg className="message-picture" viewBox="0 0 320 180" width="320" height="180" aria-hidden="true">
    <path className="suitcase-handle" d="M134 52V38a12 12 0 0 1 12-12h28a12 12 0 0 1 12 12v14" />
    <rect className="map-front" x="78" y="52" width="164" height="112" rx="20" />
    <path className="map-hill" d="M104 52h14v112h-14Zm98 0h14v112h-14Z" />
    <path
      className="map-start"
      d="M160 138s-26-15-26-33a14 14 0 0 1 14-14c5 0 9.5 2.5 12 7 2.5-4.5 7-7 12-7a14 14 0 0 1 14 14c0 18-26 33-26 33Z"
    />
    <path className="map-trail" d="M20 164c12-22 26-14 38-4M262 160c16-26 30-8 40-30" />
  </svg>
)
