import { foldText } from '../text/fold-text.ts'
import { chatWords } from './chat-words.ts'
import type { ChatLanguage } from './language.ts'

export type ChatEntry = { id: string; question: string; answer: string; href: string }

export type ReadEntry = {
  entry: ChatEntry
  folded: string
  questionWords: ReadonlySet<string>
  answerWords: ReadonlySet<string>
}
export type ChatIndex = { language: ChatLanguage; entries: readonly ReadEntry[]; rarity: (word: string) => number }

/** Words of the answer weigh less than words of the question. */
const ANSWER_WEIGHT = 0.45
/** Assumed number of entries with a word that no entry has: most such words are filler. */
const UNKNOWN_COUNT = 2
/** Subjects weigh more than other words. */
const SUBJECT_WEIGHT = 1.5
/** Minimum share of a question, by rarity of its words, that an answer covers. */
const ENOUGH = 0.45
/** Minimum share of the best score for related entries. */
const NEARLY = 0.7
const MAX_RELATED = 3

/** Takes milliseconds: cache the result. */
export const readEntries = (language: ChatLanguage, entries: readonly ChatEntry[]): ReadEntry[] =>
  entries.map((entry) => ({
    entry,
    folded: foldText(entry.question),
    questionWords: new Set(chatWords(language, entry.question)),
    answerWords: new Set(chatWords(language, entry.answer)),
  }))

/** Indexes entries by the rarity of their words. */
export const indexEntries = (language: ChatLanguage, entries: readonly ReadEntry[]): ChatIndex => {
  const counts = new Map<string, number>()
  for (const { questionWords, answerWords } of entries)
    for (const word of new Set([...questionWords, ...answerWords])) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rarity = (word: string) =>
    Math.log(1 + (entries.length + 1) / (counts.get(word) ?? UNKNOWN_COUNT)) *
    (word.startsWith('@') ? SUBJECT_WEIGHT : 1)
  return { language, entries, rarity }
}

export type FoundEntries = {
  /** Null without a sufficient match. */
  best: ChatEntry | null
  related: ChatEntry[]
}

/** Finds the entry that answers a question. @param without words to ignore, as `chatWords` returns them */
export const findEntries = (index: ChatIndex, question: string, without: ReadonlySet<string>): FoundEntries => {
  // A question in the entry's exact words, for example from a suggestion.
  const folded = foldText(question)
  const named = index.entries.find((each) => folded !== '' && each.folded === folded)
  if (named !== undefined) return { best: named.entry, related: [] }
  const words = chatWords(index.language, question).filter((word) => !without.has(word))
  const all = sum(words.map(index.rarity))
  if (all === 0) return { best: null, related: [] }
  const scored = index.entries
    .map(({ entry, questionWords, answerWords }) => {
      const hit = (word: string) => (questionWords.has(word) ? 1 : answerWords.has(word) ? ANSWER_WEIGHT : 0)
      const covered = sum(words.map((word) => hit(word) * index.rarity(word))) / all
      const meant = sum([...questionWords].map((word) => (words.includes(word) ? index.rarity(word) : 0)))
      const share = questionWords.size === 0 ? 0 : meant / sum([...questionWords].map(index.rarity))
      const common = words.filter((word) => questionWords.has(word))
      // A single word that is no subject ("buy") is ambiguous.
      const isAbout = common.length > 1 || common.some((word) => word.startsWith('@'))
      return { entry, covered, score: covered * (0.6 + 0.4 * share), isAbout }
    })
    .filter(({ covered }) => covered > 0)
    .sort((a, b) => b.score - a.score)
  const [first, ...others] = scored
  if (first === undefined) return { best: null, related: [] }
  const isAnswer = first.isAbout && first.covered >= ENOUGH
  const related = (isAnswer ? others : scored).filter(({ score, isAbout }) => isAbout && score >= first.score * NEARLY)
  return {
    best: isAnswer ? first.entry : null,
    related: related.slice(0, MAX_RELATED).map(({ entry }) => entry),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
