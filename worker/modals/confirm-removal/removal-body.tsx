import type { Tour } from '../../../shared/contracts/tour.ts'
import type { WishlistItem } from '../../../shared/contracts/wishlist.ts'
import { formatDateRange } from '../../../shared/dates/date-range.ts'
import { CloseButton } from '../../shell/modal.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { wishlistAction } from '../../ui/heart.tsx'
import { modalHref } from '../../ui/modal-href.ts'
import { Warning } from '../../ui/notice.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'

/** Confirms a removal; a trip takes its saved departures along (spec section 4). */
export const RemovalBody = ({ screen }: { screen: RemovalScreen }) => {
  const site = useRenderContext()
  const { t } = site
  if (screen.state === 'unavailable') return <RemovalUnavailable screen={screen} />
  const { item, title, tour, tours, closeHref } = screen
  const what = tour === null ? title : `${title}, ${formatDateRange(site.date, tour.startingDate, tour.endingDate)}`
  return (
    <>
      <div>
        <p>
          <strong>{what}</strong>
        </p>
        <p>{tours > 0 ? t('wishlist.confirmWithTours', { count: tours }) : t('wishlist.confirmText')}</p>
      </div>
      <form className="step-choices" method="post" action={wishlistAction(item)}>
        <input type="hidden" name="confirmed" value="yes" />
        <Button name="wish" value="remove">
          {t('wishlist.confirmAction')}
        </Button>
        <CloseButton href={closeHref}>{t('wishlist.keep')}</CloseButton>
      </form>
    </>
  )
}

const RemovalUnavailable = ({ screen: { item, closeHref } }: { screen: Pick<RemovalScreen, 'item' | 'closeHref'> }) => {
  const site = useRenderContext()
  return (
    <>
      <Warning>{site.t('wishlist.failed')}</Warning>
      <div className="step-choices">
        <ButtonLink href={modalHref(site, 'confirm-removal', undefined, item)} rel="nofollow">
          {site.t('errors.retry')}
        </ButtonLink>
        <CloseButton href={closeHref}>{site.t('wishlist.keep')}</CloseButton>
      </div>
    </>
  )
}

export type RemovalScreen = { item: WishlistItem; closeHref: string } & (
  | {
      state: 'asks'
      title: string
      /** Null for the trip itself. */
      tour: Pick<Tour, 'startingDate' | 'endingDate'> | null
      /** Number of saved departures removed with the trip. */
      tours: number
    }
  | { state: 'unavailable' }
)
