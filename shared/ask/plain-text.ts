import { foldLetters } from '../text/fold-text.ts'

/** Characters of a question that are read. */
export const MAX_QUESTION_LENGTH = 500

/** A question as stored and shown: one line, cut at MAX_QUESTION_LENGTH. */
export const normalizeQuestion = (text: string): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUESTION_LENGTH)
    .trim()
    .toWellFormed()

/**
 * Folds a question for the grammars: letters, digits, `€ $ £ ± + - /`, points and commas in numbers, and a comma for the
 * end of a clause. Words have one space on each side. `<` and `>` never remain, so that they can mark what is read.
 */
export const plainText = (text: string): string => {
  const plain = foldLetters(text.slice(0, MAX_QUESTION_LENGTH))
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
