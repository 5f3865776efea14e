import type { WishlistItem } from '../../shared/contracts/wishlist.ts'
import { useRenderContext } from './render-context.tsx'
import { useSlots } from './slots.ts'

export const wishlistAction = (item: WishlistItem): string =>
  'tour' in item ? `/api/wishlist/tour/${item.tour}` : `/api/wishlist/travel/${item.travel}`

/** The save form; the gateway fills the slots of saved items. `label`: accessible name of the item. */
export const Heart = ({ item, label, className }: { item: WishlistItem; label: string; className?: string }) => {
  const { t, variations } = useRenderContext()
  const { slot } = useSlots()
  if (variations.wishlist !== true) return null
  const name = 'tour' in item ? `tour/${item.tour}` : `travel/${item.travel}`
  return (
    <form
      className={className === undefined ? 'heart' : `heart ${className}`}
      method="post"
      action={wishlistAction(item)}
    >
      <button
        className="i-heart"
        type="submit"
        aria-pressed={slot('heart-pressed', 'false', name)}
        name="wish"
        value={slot('heart-action', 'add', name)}
        aria-label={t('wishlist.save', { title: label })}
      />
    </form>
  )
}
