import { tabStorage } from '../boot/tab-storage.ts'

const NAME = 'wishes'
let held: string | null = null

/**
 * The key of a change: retries have the same. All of a tab begin alike, so that what a new visitor saves quickly, one
 * heart after the other, becomes one list, though none of it knows the list's cookie yet (decision 27).
 */
export const wishKey = (): string => {
  const storage = tabStorage()
  held ??= storage?.getItem(NAME) ?? crypto.randomUUID()
  storage?.setItem(NAME, held)
  return `${held}-${crypto.randomUUID().slice(0, 23)}`
}
