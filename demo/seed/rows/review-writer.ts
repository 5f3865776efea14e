import { hashUnit, hashWeighted } from '../../../backend/api/hash.ts'
import { TEXT_KEYS, type TextKey } from '../../../markets/market-id.ts'
import type { ReviewBank, ReviewDetail, ReviewSentence } from '../review-source.ts'
import { copiesOf } from '../travel-source.ts'
import { type BareReview, detailsIn, fillSentence, reviewDetails } from './review-details.ts'

/** How many weeks of reviews a site shows, so how long a sentence is remembered. */
export const WEEKS_BACK = 104
/** How often the same sentence may stand on the site, in any language. */
export const MAX_REPEATS = 8

type Slot = keyof ReviewBank
type Text = Partial<Record<TextKey, string>>

/** What reviews are made of, and how often, in percent: people write one line or a paragraph; who is unhappy says why. */
const SHAPES: readonly (readonly [readonly Slot[], number])[] = [
  [['openings'], 12],
  [['openings', 'closings'], 16],
  [['openings', 'middles'], 34],
  [['openings', 'middles', 'closings'], 28],
  [['openings', 'middles', 'middles'], 10],
]
const UNHAPPY: readonly Slot[] = ['openings', 'middles', 'closings']

/**
 * Writes reviews one after the other, oldest first, remembering what was said in the last two years: no opening
 * twice about one travel, no sentence more often than MAX_REPEATS. What a review says depends on earlier ones
 * only, so later seedings add reviews and change none.
 */
export function reviewWriter(bank: ReviewBank): (review: BareReview) => Text {
  const said = new Repeats()
  const lists = { openings: entries(bank.openings), middles: entries(bank.middles), closings: entries(bank.closings) }
  let number = 0

  const choose = (review: BareReview, slot: Slot, name: string, told: Set<ReviewDetail>): Text => {
    const details = reviewDetails(review, name)
    const { slug } = review.travel
    const languages = copiesOf(review.travel).map(({ language }) => language)
    for (const entry of ranked(lists[slot], review, hashUnit(review.id, name), told)) {
      const { text, pieces } =
        entry.fixed ??
        filled(inEvery(languages, (language) => fillSentence(entry.sentence[language], details[language] ?? {})))
      if (text === null || pieces.some((piece) => said.count(piece, review.week) >= MAX_REPEATS)) continue
      const ofTravel = pieces.map((piece) => `${slug} ${piece}`)
      if (ofTravel.some((piece) => said.count(piece, review.week) > 0)) continue
      said.add([...pieces, ...ofTravel], review.week)
      entry.lastUse = number
      entry.topics.add(slug).add(review.coordinator?.slug ?? '')
      for (const detail of entry.details) told.add(detail)
      return text
    }
    throw new Error(`no sentence for a review of ${review.rating} stars of a ${review.travel.style} trip`)
  }

  return (review) => {
    number++
    const told = new Set<ReviewDetail>()
    const parts = shape(review).map((slot, i) => choose(review, slot, `${slot} ${i}`, told))
    return Object.fromEntries(
      copiesOf(review.travel).map(({ language }) => [language, parts.map((part) => part[language]).join(' ')]),
    )
  }
}

/** How often things were said within two years. */
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

/** A sentence of the bank, the review that said it last, and the travels and coordinators it was said of. */
type Entry = {
  sentence: ReviewSentence
  details: ReviewDetail[]
  /** Where nothing is left open, always the same. */
  fixed: Filled | null
  lastUse: number
  topics: Set<string>
}
type Filled = { text: Text | null; pieces: string[] }

/**
 * The sentences that fit, best first: not said of this travel yet, nor with this coordinator, nor telling a thing
 * twice in one review; then what rested longest, give or take.
 */
function ranked(list: readonly Entry[], review: BareReview, luck: number, told: ReadonlySet<ReviewDetail>): Entry[] {
  const found: { entry: Entry; rank: number }[] = []
  for (const [i, entry] of list.entries()) {
    if (!fits(entry.sentence, review)) continue
    const penalty =
      (entry.topics.has(review.travel.slug) ? 4 : 0) +
      (entry.topics.has(review.coordinator?.slug ?? '') ? 2 : 0) +
      (entry.details.some((detail) => told.has(detail)) ? 1 : 0)
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

/** The sentences of a text, as its readers would count them. */
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

/** What is said in every one of some languages; null where one has nothing to say. */
function inEvery(languages: readonly TextKey[], say: (language: TextKey) => string | null): Text | null {
  const said = languages.map((language) => [language, say(language)] as const)
  return said.every(([, text]) => text !== null) ? (Object.fromEntries(said) as Text) : null
}
