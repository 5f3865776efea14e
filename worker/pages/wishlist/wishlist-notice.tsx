import type { WishlistItem } from '../../../shared/contracts/wishlist.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { wishlistAction } from '../../ui/heart.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRenderContext } from '../../ui/render-context.tsx'
import type { WishlistNotice } from './load-wishlist-page.ts'

/** The visitor's last change, with undo and a link back. */
export const WishlistNoticeBox = ({ notice }: { notice: WishlistNotice | null }) => {
  const { t } = useRenderContext()
  if (notice === null) return null
  if (notice.kind === 'unshared')
    return (
      <Notice role="status" icon="check">
        <p>{t('wishlist.shareRevoked')}</p>
      </Notice>
    )
  if (notice.kind === 'partly') return <PartialRestore notice={notice} />
  if (notice.kind !== 'added' && notice.kind !== 'removed')
    return (
      <Notice tone="warning" role="alert">
        <p>{t(`wishlist.${notice.kind}`)}</p>
      </Notice>
    )
  const { kind, item, title, tours, back } = notice
  return (
    <Notice tone="success" icon={kind === 'added' ? 'heart' : 'check'} role="status">
      <p>{t(`wishlist.${kind}`, { title })}</p>
      <form className="wish-actions" method="post" action={wishlistAction(item)}>
        <input type="hidden" name="confirmed" value="yes" />
        {tours.length > 0 && <input type="hidden" name="tours" value={tours.join(',')} />}
        <Button variant="secondary" size="small" name="wish" value={kind === 'added' ? 'remove' : 'add'}>
          {t('wishlist.undo')}
        </Button>
        {back !== null && (
          <ButtonLink href={back} variant="quiet" size="small">
            {t('wishlist.backToPage')}
          </ButtonLink>
        )}
      </form>
    </Notice>
  )
}

/** A trip was restored without some of its departures: a button retries. */
const PartialRestore = ({ notice: { item, tours } }: { notice: Extract<WishlistNotice, { item: WishlistItem }> }) => {
  const { t } = useRenderContext()
  return (
    <Notice tone="warning" role="alert">
      <p>{t('wishlist.partly', { count: tours.length })}</p>
      <form className="wish-actions" method="post" action={wishlistAction(item)}>
        <input type="hidden" name="tours" value={tours.join(',')} />
        <Button variant="secondary" size="small" name="wish" value="add">
          {t('errors.retry')}
        </Button>
      </form>
    </Notice>
  )
}
