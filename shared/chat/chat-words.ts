import { foldText } from '../text/fold-text.ts'
import { type ChatLanguage, SMALL_TALK, type SmallTalk } from './language.ts'

/** Shortest subject that is searched for inside compounds. */
const COMPOUND_LETTERS = 6
/** Shortest stem. */
const STEM_LETTERS = 4

type Reader = {
  idle: ReadonlySet<string>
  /** Longest first. */
  phrases: readonly { pattern: RegExp; subject: string }[]
  exact: ReadonlyMap<string, string>
  /** Longest first. */
  beginnings: readonly (readonly [string, string])[]
  endings: readonly string[]
  smallTalk: readonly { kind: SmallTalk; pattern: RegExp }[]
}

const readers = new WeakMap<ChatLanguage, Reader>()

const wordsOf = (list: string): string[] => list.split(/\s+/).filter(Boolean)
const byLength = (a: string, b: string): number => b.length - a.length

/** One entry of a list as a pattern: `money_pot`, `age=`, `cancel`. */
const patternOf = (entry: string): string =>
  entry.endsWith('=') ? `${entry.slice(0, -1)}(?= )` : entry.replaceAll('_', ' ')

const readerOf = (language: ChatLanguage): Reader => {
  const known = readers.get(language)
  if (known !== undefined) return known
  const entries = Object.entries(language.subjects).flatMap(([subject, list]) =>
    wordsOf(list).map((entry) => [entry, `@${subject}`] as const),
  )
  const reader: Reader = {
    idle: new Set(wordsOf(language.idle)),
    phrases: entries
      .filter(([entry]) => entry.includes('_'))
      .sort(([a], [b]) => byLength(a, b))
      .map(([entry, subject]) => ({ pattern: new RegExp(` ${patternOf(entry)}\\S*(?= )`, 'g'), subject })),
    exact: new Map(entries.filter(([entry]) => entry.endsWith('=')).map(([entry, of]) => [entry.slice(0, -1), of])),
    beginnings: entries.filter(([entry]) => !/[_=]/.test(entry)).sort(([a], [b]) => byLength(a, b)),
    endings: wordsOf(language.endings).sort(byLength),
    smallTalk: SMALL_TALK.map((kind) => ({
      kind,
      pattern: new RegExp(` (${wordsOf(language.smallTalk[kind]).map(patternOf).join('|')})`),
    })),
  }
  readers.set(language, reader)
  return reader
}

/** Distinct subjects of a text (`@cancel`), and the stems of its other words, without stop words. */
export const chatWords = (language: ChatLanguage, text: string): string[] => {
  const { idle, phrases, exact, beginnings, endings } = readerOf(language)
  const folded = phrases.reduce(
    (rest, { pattern, subject }) => rest.replace(pattern, ` ${subject}`),
    ` ${foldText(text)} `,
  )
  const subjectOf = (word: string): string | undefined =>
    exact.get(word) ??
    beginnings.find(
      ([beginning]) =>
        word.startsWith(beginning) ||
        (language.compounds && beginning.length >= COMPOUND_LETTERS && word.includes(beginning)),
    )?.[1]
  const read = (word: string): string[] => {
    if (word.startsWith('@')) return [word]
    if (word.length < 2 || /^\d+$/.test(word)) return []
    const subject = subjectOf(word)
    if (subject !== undefined) return [subject]
    return idle.has(word) ? [] : [stemOf(word, endings)]
  }
  return [...new Set(folded.split(' ').flatMap(read))]
}

const stemOf = (word: string, endings: readonly string[]): string => {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= STEM_LETTERS)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** Kind of small talk; null for a question. */
export const smallTalkOf = (language: ChatLanguage, text: string): SmallTalk | null => {
  const folded = ` ${foldText(text)} `
  return readerOf(language).smallTalk.find(({ pattern }) => pattern.test(folded))?.kind ?? null
}
