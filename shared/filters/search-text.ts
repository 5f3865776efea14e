export const MAX_TEXT = 100

/** Format characters such as bidirectional marks, except the joiners of scripts and emoji. */
export const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu
const BLANKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Normalizes a text to one visible line of at most MAX_TEXT UTF-16 units; empty for invisible text. */
export const searchText = (text: string): string => {
  const line = text.replace(INVISIBLE, '').replace(BLANKS, ' ').trim()
  if (!VISIBLE.test(line)) return ''
  return line
    .slice(0, MAX_TEXT)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}

/** Whether a text may have been cut. The last unit may have been half a character, or a blank. */
export const isFull = (text: string): boolean => text.length >= MAX_TEXT - 1
