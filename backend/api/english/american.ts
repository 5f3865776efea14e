import { AMERICAN_PHRASES } from './american-phrases.ts'
import { AMERICAN_WORDS } from './american-words.ts'

const TAG = /(<[^>]*>)/
/** 24-hour times, alone or in a sentence: "18:30", not "1:5" or a clock with seconds. */
const TIME = /(?<![\d:.])([01]?\d|2[0-3]):([0-5]\d)(?![\d:.]\d| ?[AaPp]\.?[Mm]\b|:)/g

/** Whether a locale's readers want American English; copy is written in British. */
export const isAmerican = (locale: string): boolean => locale === 'en-US'

/** A text in the spelling of a locale's readers. */
export const localizeSpelling = (locale: string, text: string): string => (isAmerican(locale) ? american(text) : text)

/**
 * British English as an American writes it: words, phrases and times of day. What stands in HTML tags, and capitalised
 * words beside another capitalised word (proper names) stay as they are. American text stays as it is.
 */
export const american = (text: string): string =>
  text
    .split(TAG)
    .map((part, index) => (index % 2 === 1 ? part : americanProse(part)))
    .join('')

function americanProse(text: string): string {
  let prose = text
  for (const { has, british, american } of AMERICAN_PHRASES)
    if (text.includes(has)) prose = prose.replace(british, american)
  return prose.replace(/[A-Za-z]{3,}/g, americanWord).replace(TIME, americanTime)
}

function americanWord(word: string, at: number, text: string): string {
  const found = AMERICAN_WORDS.get(word.toLowerCase())
  if (found === undefined) return word
  if (word === word.toLowerCase()) return found
  if (word === word.toUpperCase()) return found.toUpperCase()
  return isName(text, at, word.length) ? word : found.slice(0, 1).toUpperCase() + found.slice(1)
}

/** Whether a capitalised word stands beside another one: titles here are written in sentence case. */
const isName = (text: string, at: number, length: number): boolean =>
  /^ \p{Lu}/u.test(text.slice(at + length, at + length + 3)) || /\p{Lu}[\p{L}’']* $/u.test(text.slice(0, at))

const americanTime = (_: string, hours: string, minutes: string): string => {
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
