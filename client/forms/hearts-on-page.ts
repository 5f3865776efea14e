/** Saved items by the hearts' names, such as `travel/japan-tokyo-kyoto`. */
export type SavedItems = ReadonlySet<string>

/** Rendered by worker/ui/heart.tsx. */
const hearts = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('.heart button')]

const itemOf = ({ form }: HTMLButtonElement): string =>
  form?.getAttribute('action')?.replace('/api/wishlist/', '') ?? ''

const press = (heart: HTMLButtonElement, isSaved: boolean): void => {
  heart.ariaPressed = String(isSaved)
  heart.value = isSaved ? 'remove' : 'add'
}

/** The first heart of an item. */
export const heartOf = (item: string): HTMLButtonElement | undefined => hearts().find((heart) => itemOf(heart) === item)

export const showHeart = (item: string, isSaved: boolean): void => {
  for (const heart of hearts()) if (itemOf(heart) === item) press(heart, isSaved)
}

/** Shows all hearts, and the number of saved trips in the header. */
export const showWishlist = (saved: SavedItems): void => {
  for (const heart of hearts()) press(heart, saved.has(itemOf(heart)))
  const link = document.querySelector<HTMLElement>('.header-wishlist')
  if (link === null) return
  const trips = [...saved].filter((item) => item.startsWith('travel/')).length
  link.dataset.saved = trips === 0 ? '' : String(Math.min(trips, 999))
}
