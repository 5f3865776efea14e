import { hashInt } from '../../../backend/api/hash.ts'
import { LANGUAGES, languageOf, type TextKey } from '../../../markets/market-id.ts'
import { baseMarket } from '../../../markets/registry.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import type { ReviewDetail, ReviewSentence } from '../review-source.ts'
import { type CoordinatorSource, copiesOf, type TravelCopy, type TravelSource } from '../travel-source.ts'

/** A review without its text. */
export type BareReview = {
  id: string
  travel: TravelSource
  week: number
  writtenOn: string
  rating: number
  coordinator: CoordinatorSource | null
}

/** Typical delay of a review after the departure. */
const DAYS_AFTER_DEPARTURE = 21

/** Values of the placeholders in one language; missing ones are absent. */
export type Details = Partial<Record<ReviewDetail, string>>

/**
 * @param slot position of the sentence in the review, which selects its places
 * @returns values for the review in all languages of its travel
 */
export function reviewDetails(review: BareReview, slot: string): Partial<Record<TextKey, Details>> {
  const { id, travel, coordinator, writtenOn } = review
  const stages = travel.stageEnds.length
  // The last stage is usually the return.
  const first = hashInt(0, stages - 2, id, slot, 'stage')
  const second = hashInt(first + 1, stages - 1, id, slot, 'second stage')
  const departed = addDays(writtenOn, -DAYS_AFTER_DEPARTURE)
  const inSeason = travel.months.includes(Number(departed.slice(5, 7)))
  const copies = copiesOf(travel)
  const roundTrip = copies.some(({ copy }) => place(copy, 0) === place(copy, stages - 1))
  return Object.fromEntries(
    copies.map(({ language, copy }) => [
      language,
      {
        coordinator: coordinator?.name.split(' ')[0],
        place: place(copy, first),
        place2: place(copy, second),
        stage: copy.stages[first]?.title,
        start: place(copy, 0),
        end: roundTrip ? undefined : place(copy, stages - 1),
        month: inSeason ? monthName(departed, language) : undefined,
        days: String(travel.days),
        people: String(people(review)),
      },
    ]),
  )
}

const HOLE = /\{(\w+)\}/g

/** Placeholders of a sentence. */
export const detailsIn = (sentence: ReviewSentence): ReviewDetail[] =>
  [...sentence[LANGUAGES[0]].matchAll(HOLE)].map(([, name]) => name as ReviewDetail)

/** Fills in the placeholders; `null` when one of them has no value, or two have the same. */
export function fillSentence(template: string, details: Details): string | null {
  const names = [...template.matchAll(HOLE)].map(([, name]) => details[name as ReviewDetail])
  if (names.includes(undefined) || new Set(names).size < names.length) return null
  const filled = template.replace(HOLE, (_, name: ReviewDetail) => details[name] ?? '')
  return filled.replace(/^[^\p{L}\d]*\p{L}/u, (head) => head.toUpperCase())
}

const place = ({ stages }: TravelCopy, stage: number) => stages[stage]?.place

/** Within the group sizes of travel-rows.ts. */
const people = ({ id, travel }: BareReview): number =>
  travel.style === 'SAILING' || travel.type === 'EXPEDITION' ? hashInt(7, 11, id, 'group') : hashInt(9, 14, id, 'group')

/** Formatters are expensive to create. */
const MONTHS = new Map(
  LANGUAGES.map((language) => [
    language,
    new Intl.DateTimeFormat(baseMarket(language).locale, { month: 'long', timeZone: 'UTC' }),
  ]),
)
const monthName = (day: string, language: TextKey): string | undefined =>
  MONTHS.get(languageOf(language))?.format(new Date(`${day}T00:00:00Z`))
