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

/**
 * Text as it is compared: lower case, without accents, words of letters and digits with one space between.
 * Empty when nothing is left. ("São Tomé & Príncipe" → "sao tome principe")
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßøœæłđðþı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
