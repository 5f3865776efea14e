import type { Wish } from '../../shared/contracts/wishlist.ts'
import { Icon } from './icon.tsx'
import { useRenderContext } from './render-context.tsx'

/** Where the heart of a trip or a departure posts to. */
export const wishAction = (item: Wish): string =>
  'tour' in item ? `/api/wishlist/tour/${item.tour}` : `/api/wishlist/travel/${item.travel}`

/**
 * The heart: a form that saves, or asks to remove. Pages are the same for everybody: each heart says `add`, and the
 * gateway writes into the bytes which ones are saved (worker/gateway/heart-slots.ts), which reads exactly these three
 * attributes in exactly this order.
 * @param label what is saved, for those who do not see the page
 */
export const Heart = ({ item, label, className }: { item: Wish; label: string; className?: string }) => {
  const { t, variations } = useRenderContext()
  if (variations.wishlist !== true) return null
  return (
    <form className={className === undefined ? 'heart' : `heart ${className}`} method="post" action={wishAction(item)}>
      <button
        type="submit"
        data-heart={'tour' in item ? `tour/${item.tour}` : `travel/${item.travel}`}
        aria-pressed="false"
        name="wish"
        value="add"
        aria-label={t('wishlist.save', { title: label })}
      >
        <Icon name="heart" />
      </button>
    </form>
  )
}
