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

/** Lower case, without accents. */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    // After the marks, because ǽ and ø̈ contain these letters.
    .replace(/[ßøœæłđðþı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)

/** Normalises text for comparison: "São Tomé & Príncipe" → "sao tome principe". */
export const foldText = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
