/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNDECOMPOSED: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Lower case, without accents; everything else as it was. */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    // After the marks are gone: ǽ and ø̈ bring some of these along.
    .replace(/[ßøœæłđðþı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)

/**
 * Text as it is compared: lower case, without accents, words of letters and digits with one space between.
 * Empty when nothing is left. ("São Tomé & Príncipe" → "sao tome principe")
 */
export const foldText = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
