const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** What the font of client/fonts can write: Basic Latin, Latin-1, œ Œ ÿ and what typographers and currencies add. */
export const FONT_CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸıŠšŽžˆ˚˜–—‘’‚“”„†‡•…‰‹›⁄€£¥$™−×→←↑↓\u2009\u200a\u202f`
