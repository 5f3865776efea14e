import { searchPath, staticPath } from '../../../markets/links.ts'
import type { SavedTravel } from '../../../shared/contracts/wishlist.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { useRenderContext } from '../../ui/render-context.tsx'
import { SuggestedTravels } from '../../ui/suggested-travels.tsx'
import { MessagePage } from '../error/message-page.tsx'
import type { SharedListModel } from './load-shared-list.ts'
import type { OwnListModel } from './load-wishlist-page.ts'
import { COMPARE_FORM, SavedTrip } from './saved-trip.tsx'
import { ShareList } from './share-list.tsx'
import { SharedListPage } from './shared-list-page.tsx'
import { WishlistIllustration } from './wishlist-illustration.tsx'
import { WishlistNoticeBox } from './wishlist-notice.tsx'

/** The wishlist (spec section 2): empty, not logged in, or with saved trips. */
export const WishlistPage = ({ model }: { model: OwnListModel | SharedListModel }) => {
  if (model.state === 'shared') return <SharedListPage model={model} />
  return model.state === 'regular' ? <SavedTrips model={model} /> : <NothingSaved model={model} />
}

const NothingSaved = ({ model }: { model: OwnListModel }) => {
  const { state, notice, loginHref } = model
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
      <MessagePage picture={<WishlistIllustration />} title={title} text={text}>
        <div className="message-actions">
          {state === 'not-logged-in' && signIn && (
            <ButtonLink href={loginHref} rel="nofollow" icon="person">
              {t('account.login')}
            </ButtonLink>
          )}
          {state === 'unavailable' ? <ButtonLink href={path}>{t('errors.retry')}</ButtonLink> : find}
        </div>
      </MessagePage>
      {'suggested' in model && <SuggestedTravels travels={model.suggested} />}
    </>
  )
}

const toursIn = (items: readonly SavedTravel[]): number => items.reduce((sum, { tours }) => sum + tours.length, 0)

const SavedTrips = ({ model }: { model: Extract<OwnListModel, { state: 'regular' }> }) => {
  const { t, market } = useRenderContext()
  const { items, notice, isAccount, share, loginHref } = model
  const tours = toursIn(items)
  const comparison = staticPath(market, 'compare')
  const isCompared = comparison !== null && tours > 1
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
      {!isAccount && <BrowserOnlyNotice loginHref={loginHref} />}
      {isCompared && (
        <form id={COMPARE_FORM} className="wish-actions" method="get" action={comparison ?? ''}>
          <Button variant="secondary" size="small">
            {t('compare.submit')}
          </Button>
          <p className="wish-counts">{t('compare.hint')}</p>
        </form>
      )}
      <ul className="wish-grid">
        {items.map((item) => (
          <SavedTrip key={item.travel.id} item={item} isCompared={isCompared} />
        ))}
      </ul>
      <ShareList share={share} />
    </div>
  )
}

/** Notice that the list is bound to this browser until the visitor verifies an email. */
const BrowserOnlyNotice = ({ loginHref }: { loginHref: string }) => {
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
