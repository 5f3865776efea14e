const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** What the font of shared/fonts can write: Basic Latin, Latin-1, œ Œ and what typographers and currencies add. */
export const FONT_CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xac)}${range(0xae, 0xff)}Œœıˆ˚˜–—‘’‚“”„•…‹›⁄€™−↑↓`

/** Letters that Figtree does not have. */
const MISSING = 'ĔĕĨĩĬĭĲĳĸĿŀŉŎŏŢţŦŧŨũſ'

/**
 * What the second font of shared/fonts can write: Latin Extended-A, and the Romanian letters with a comma below.
 * Names of places and people need it now and then, so browsers fetch it only where one is shown (`unicode-range`
 * in worker/ui/styles/fonts.css, the same characters).
 */
export const EXTENDED_FONT_CHARACTERS = [...`${range(0x100, 0x17f)}ȘșȚț`]
  .filter((character) => !`${FONT_CHARACTERS}${MISSING}`.includes(character))
  .join('')
