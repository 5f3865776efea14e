import { hashUnit, hashWeighted } from '../../../backend/api/hash.ts'
import { TEXT_KEYS, type TextKey } from '../../../markets/market-id.ts'
import type { ReviewBank, ReviewDetail, ReviewSentence } from '../review-source.ts'
import { copiesOf } from '../travel-source.ts'
import { type BareReview, detailsIn, fillSentence, reviewDetails } from './review-details.ts'

/** Weeks of visible reviews, in which sentences are not repeated too often. */
export const WEEKS_BACK = 104
/** Maximum use of a sentence on the site, in any language. */
export const MAX_REPEATS = 8

type Slot = keyof ReviewBank
type Text = Partial<Record<TextKey, string>>

/** Structure of reviews with frequencies in percent: one line or a paragraph; unhappy people give reasons. */
const SHAPES: readonly (readonly [readonly Slot[], number])[] = [
  [['openings'], 12],
  [['openings', 'closings'], 16],
  [['openings', 'middles'], 34],
  [['openings', 'middles', 'closings'], 28],
  [['openings', 'middles', 'middles'], 10],
]
const UNHAPPY: readonly Slot[] = ['openings', 'middles', 'closings']

/**
 * Writes reviews in order, oldest first, without repeating within two years an opening for one travel, or a sentence
 * more than MAX_REPEATS times. A review depends on earlier ones only, so later seedings add reviews and change none.
 */
export function reviewWriter(bank: ReviewBank): (review: BareReview) => Text {
  const said = new Repeats()
  const lists = { openings: entries(bank.openings), middles: entries(bank.middles), closings: entries(bank.closings) }
  let number = 0

  const choose = (review: BareReview, slot: Slot, name: string, used: Set<ReviewDetail>): Text => {
    const details = reviewDetails(review, name)
    const { slug } = review.travel
    const languages = copiesOf(review.travel).map(({ language }) => language)
    for (const entry of ranked(lists[slot], review, hashUnit(review.id, name), used)) {
      const { text, pieces } =
        entry.fixed ??
        filled(inEvery(languages, (language) => fillSentence(entry.sentence[language], details[language] ?? {})))
      if (text === null || pieces.some((piece) => said.count(piece, review.week) >= MAX_REPEATS)) continue
      const ofTravel = pieces.map((piece) => `${slug} ${piece}`)
      if (ofTravel.some((piece) => said.count(piece, review.week) > 0)) continue
      said.add([...pieces, ...ofTravel], review.week)
      entry.lastUse = number
      entry.topics.add(slug).add(review.coordinator?.slug ?? '')
      for (const detail of entry.details) used.add(detail)
      return text
    }
    throw new Error(`no sentence for a review of ${review.rating} stars of a ${review.travel.style} trip`)
  }

  return (review) => {
    number++
    const used = new Set<ReviewDetail>()
    const parts = shape(review).map((slot, i) => choose(review, slot, `${slot} ${i}`, used))
    return Object.fromEntries(
      copiesOf(review.travel).map(({ language }) => [language, parts.map((part) => part[language]).join(' ')]),
    )
  }
}

/** Use of sentences within two years. */
class Repeats {
  readonly #weeks = new Map<string, number[]>()

  count(what: string, week: number): number {
    const weeks = this.#weeks.get(what)
    return weeks ? weeks.filter((used) => used >= week - WEEKS_BACK).length : 0
  }

  add(what: readonly string[], week: number): void {
    for (const each of what) {
      const weeks = this.#weeks.get(each)
      if (weeks) weeks.push(week)
      else this.#weeks.set(each, [week])
    }
  }
}

/** A sentence of the bank, its last use, and the travels and coordinators it was used for. */
type Entry = {
  sentence: ReviewSentence
  details: ReviewDetail[]
  /** Text without placeholders, always the same. */
  fixed: Filled | null
  lastUse: number
  topics: Set<string>
}
type Filled = { text: Text | null; pieces: string[] }

/**
 * Matching sentences, best first: not used for this travel or coordinator, and without repetition within the review;
 * then the least recently used, approximately.
 */
function ranked(list: readonly Entry[], review: BareReview, luck: number, used: ReadonlySet<ReviewDetail>): Entry[] {
  const found: { entry: Entry; rank: number }[] = []
  for (const [i, entry] of list.entries()) {
    if (!fits(entry.sentence, review)) continue
    const penalty =
      (entry.topics.has(review.travel.slug) ? 4 : 0) +
      (entry.topics.has(review.coordinator?.slug ?? '') ? 2 : 0) +
      (entry.details.some((detail) => used.has(detail)) ? 1 : 0)
    found.push({ entry, rank: penalty * 1e6 + entry.lastUse + ((luck * (i + 7) * 13) % 1) * 20 })
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}

const entries = (list: readonly ReviewSentence[]): Entry[] =>
  list.map((sentence) => {
    const details = detailsIn(sentence)
    const fixed = details.length ? null : filled(inEvery(TEXT_KEYS, (language) => sentence[language]))
    return { sentence, details, fixed, lastUse: -40, topics: new Set() }
  })

const filled = (text: Text | null): Filled => ({ text, pieces: text ? piecesOf(text) : [] })

/** Sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…][»“”]?)\s+(?=[\p{Lu}\d«„“¿¡])/u)

const piecesOf = (text: Text): string[] =>
  Object.entries(text).flatMap(([language, said]) =>
    [...new Set(sentencesOf(said))].map((piece) => `${language} ${piece}`),
  )

const fits = ({ rating, styles, areas, terrains }: ReviewSentence, review: BareReview): boolean =>
  rating.includes(review.rating) &&
  (styles?.includes(review.travel.style) ?? true) &&
  (areas?.includes(review.travel.continent) ?? true) &&
  (terrains?.includes(review.travel.picture.terrain) ?? true)

const shape = ({ id, rating }: BareReview): readonly Slot[] =>
  rating <= 3 ? UNHAPPY : hashWeighted(SHAPES, id, 'shape')

/** Intersection over languages; `null` if one of them is empty. */
function inEvery(languages: readonly TextKey[], say: (language: TextKey) => string | null): Text | null {
  const said = languages.map((language) => [language, say(language)] as const)
  return said.every(([, text]) => text !== null) ? (Object.fromEntries(said) as Text) : null
}
