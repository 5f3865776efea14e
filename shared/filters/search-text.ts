export const MAX_TEXT = 100

/** What nobody sees: signs that turn a line around, or hide in it. The joiners of scripts and emoji are letters' own. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu
const BLANKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * The text to search for in one of any origin: one line of what can be seen, cut between two characters after the first
 * hundred (UTF-16 units); '' when there is nothing to see.
 */
export const searchText = (text: string): string => {
  const line = text.replace(INVISIBLE, '').replace(BLANKS, ' ').trim()
  if (!VISIBLE.test(line)) return ''
  return line
    .slice(0, MAX_TEXT)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}

/**
 * Whether a text to search for is as long as it may be, and what it was cut from may have been longer: a field that is
 * full cuts what is pasted into it, too. (The last unit may have been half a character, or a blank.)
 */
export const isFull = (text: string): boolean => text.length >= MAX_TEXT - 1
