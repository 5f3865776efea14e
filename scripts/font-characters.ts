const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** Characters of the main font (shared/fonts): Basic Latin, Latin-1, œ Œ, typographic and currency signs. */
export const FONT_CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xac)}${range(0xae, 0xff)}Œœıˆ˚˜–—‘’‚“”„•…‹›⁄€™−↑↓`

/** Characters missing in Figtree. */
const MISSING = 'ĔĕĨĩĬĭĲĳĸĿŀŉŎŏŢţŦŧŨũſ'

/**
 * Characters of the second font (shared/fonts): Latin Extended-A, and the Romanian letters with a comma below.
 * Browsers load it only where a name needs it (the same `unicode-range` is in worker/ui/styles/fonts.css).
 */
export const EXTENDED_FONT_CHARACTERS = [...`${range(0x100, 0x17f)}ȘșȚț`]
  .filter((character) => !`${FONT_CHARACTERS}${MISSING}`.includes(character))
  .join('')
