/** Rendered by worker/ui/heart.tsx. */
const HEARTS = '[data-heart]'

/** Saved items by the hearts' names, such as `travel/japan-tokyo-kyoto`. */
export type SavedItems = ReadonlySet<string>

export const savedItems = (): SavedItems =>
  new Set(
    [...document.querySelectorAll<HTMLElement>(HEARTS)].flatMap((heart) =>
      heart.ariaPressed === 'true' ? [heart.dataset.heart ?? ''] : [],
    ),
  )

export const showHeart = (item: string, isSaved: boolean): void => {
  const saved = new Set(savedItems())
  if (isSaved) saved.add(item)
  else saved.delete(item)
  showSaved(saved)
}

const showSaved = (saved: SavedItems): void => {
  for (const heart of document.querySelectorAll<HTMLButtonElement>(HEARTS)) {
    const pressed = saved.has(heart.dataset.heart ?? '')
    heart.ariaPressed = String(pressed)
    heart.value = pressed ? 'remove' : 'add'
  }
}

export const heartForm = (item: string): HTMLFormElement | null =>
  document.querySelector<HTMLButtonElement>(`[data-heart="${CSS.escape(item)}"]`)?.form ?? null

/** Shows all hearts, and the number of saved trips in the header. */
export const showWishlist = (saved: SavedItems): void => {
  showSaved(saved)
  const link = document.querySelector<HTMLElement>('.header-wishlist')
  if (link === null) return
  const trips = [...saved].filter((item) => item.startsWith('travel/')).length
  link.dataset.saved = trips === 0 ? '' : String(Math.min(trips, 999))
}
