import type { SavedIds } from '../../shared/contracts/wishlist.ts'
import type { StoredPage } from '../page/cache/stored-page.ts'
import { occurrences } from './occurrences.ts'

/** Where one heart's two words are in the page's bytes (worker/ui/heart.tsx). */
type Heart = { pressed: number; value: number }

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const MARK = encoder.encode(' data-heart="')
/** The link to the wishlist in the header, which has room for three digits. */
const COUNT_MARK = encoder.encode(' data-saved="')
const QUOTE = 34
const TAG_END = 62
const NOT_PRESSED = 'aria-pressed="false"'
const ADD = 'value="add"'
/** As long as what they replace: nothing else moves. */
const PRESSED = encoder.encode('aria-pressed="true" ')
const REMOVE = encoder.encode('value="del"')
const MAX_COUNTED = 999

type Places = { hearts: ReadonlyMap<string, Heart[]>; counts: number[] }

/** Each page is looked through once, for the first visitor who has saved something. */
const known = new WeakMap<StoredPage, Places>()

/**
 * Writes a visitor's own hearts into a page that is the same for everybody: those that are saved are pressed and ask
 * to remove. Bytes are replaced by as many others; nothing is parsed and nothing moves.
 * @param bytes the stamped page, which is this visitor's copy
 * @param at where the page's middle part begins in it
 */
export const fillHeartSlots = (
  page: StoredPage,
  bytes: Uint8Array<ArrayBuffer>,
  at: number,
  { travels, tours }: SavedIds,
): void => {
  const places = known.get(page) ?? findHearts(page.middle)
  known.set(page, places)
  const pressed = [...travels.map((id) => `travel/${id}`), ...tours.map((id) => `tour/${id}`)]
  for (const heart of pressed.flatMap((item) => places.hearts.get(item) ?? [])) {
    bytes.set(PRESSED, at + heart.pressed)
    bytes.set(REMOVE, at + heart.value)
  }
  const count = encoder.encode(String(Math.min(travels.length, MAX_COUNTED)).padEnd(3))
  if (travels.length > 0) for (const place of places.counts) bytes.set(count, at + place)
}

export const findHearts = (bytes: Uint8Array): Places => {
  const hearts = new Map<string, Heart[]>()
  for (const start of occurrences(bytes, MARK)) {
    const end = bytes.indexOf(TAG_END, start)
    const tag = decoder.decode(bytes.subarray(start, end))
    const item = tag.slice(0, tag.indexOf('"'))
    // Ids and words are ASCII: characters are bytes as far as the last of them. A label may follow, never come first.
    const [pressed, value] = [tag.indexOf(NOT_PRESSED), tag.indexOf(ADD)]
    if (pressed < 0 || value < 0 || !isAscii(tag.slice(0, Math.max(pressed, value)))) continue
    hearts.set(item, [...(hearts.get(item) ?? []), { pressed: start + pressed, value: start + value }])
  }
  const counts = occurrences(bytes, COUNT_MARK).filter((start) => bytes[start + 3] === QUOTE)
  return { hearts, counts }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what ASCII is.
const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text)
