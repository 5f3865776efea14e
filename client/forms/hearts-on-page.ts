/** Hearts of this page, as the server wrote them (worker/ui/heart.tsx). */
const HEARTS = '[data-heart]'

/** What is saved, as hearts name it: `travel/japan-tokyo-kyoto`. */
export type Saved = ReadonlySet<string>

export const savedNow = (): Saved =>
  new Set(
    [...document.querySelectorAll<HTMLElement>(HEARTS)].flatMap((heart) =>
      heart.ariaPressed === 'true' ? [heart.dataset.heart ?? ''] : [],
    ),
  )

/** Presses the hearts of one item, or lets them go. */
export const showHeart = (item: string, isSaved: boolean): void => {
  const saved = new Set(savedNow())
  if (isSaved) saved.add(item)
  else saved.delete(item)
  showSaved(saved)
}

/** Presses the hearts of what is saved, all others not. */
export const showSaved = (saved: Saved): void => {
  for (const heart of document.querySelectorAll<HTMLButtonElement>(HEARTS)) {
    const pressed = saved.has(heart.dataset.heart ?? '')
    heart.ariaPressed = String(pressed)
    heart.value = pressed ? 'remove' : 'add'
  }
}

/** The form of a heart of this item; null where none is shown. */
export const formOf = (item: string): HTMLFormElement | null =>
  document.querySelector<HTMLButtonElement>(`[data-heart="${CSS.escape(item)}"]`)?.form ?? null

/** Says in the header how many trips are saved. */
export const showCount = (trips: number): void => {
  const link = document.querySelector<HTMLElement>('.header-wishlist')
  if (link !== null) link.dataset.saved = trips === 0 ? '' : String(Math.min(trips, 999))
}
