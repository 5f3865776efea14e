import { foldLetters } from '../text/fold-text.ts'

/** Longer questions are read up to here (characters). */
export const MAX_ASK = 500

/** A question as it is kept and shown: one line without control characters, no longer than MAX_ASK. */
export const askedText = (text: string): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_ASK)
    .trim()
    .toWellFormed()

/**
 * What people type as the grammars read it: folded letters, digits, and of signs only `€ $ £ ± + - /` and the comma,
 * which ends a clause. Points and commas stay within numbers. One space between words, one at either end; no other
 * sign gets in, so that `<…>` can stand for what has been understood.
 */
export const plainText = (text: string): string => {
  const plain = foldLetters(text.slice(0, MAX_ASK))
    .replace(/\+\s*\/\s*-/g, '±')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(\d)\s*[°ºª]/g, '$1 ')
    // German days: "10. Juni".
    .replace(/(\d)\.(?=\s*\p{L})/gu, '$1 ')
    .replace(/(?<!\d)[.,]|[.,](?!\d)|[!?;()\n]/g, ' , ')
    .replace(/[^\p{L}\p{N}€$£±+\-/.,]+/gu, ' ')
    .replace(/(\d)(?=[\p{L}€$£])|(\p{L}|[€$£])(?=\d)/gu, '$1$2 ')
    .replace(/(?<!\d)\+/g, ' + ')
    // "1 500 euros".
    .replace(/(?<![\d.,/-])(\d{1,3}) (?=\d{3}(?![\d/]))/g, '$1')
    .replace(/(?<!\d)[-/]|[-/](?!\d)/g, ' $& ')
  return ` ${plain.replace(/\s+/g, ' ').trim()} `
}
