import { LANGUAGES } from '../../market.ts'
import { hashPick, hashUnit, hashWeighted } from '../hash.ts'
import type { ReviewAuthors, ReviewBank, ReviewSentence } from '../review-source.ts'
import type { CoordinatorSource, TravelSource } from '../travel-source.ts'
import { dayOfWeek, weekOf } from '../weeks.ts'

/** Reviews of the two years before the seeding day. */
const WEEKS_BACK = 104
/** Over the whole catalogue; a few more or less by chance. */
const TARGET = 2600

/** In percent: an average of about 4.7. */
const RATINGS = [
  [5, 78],
  [4, 16],
  [3, 4],
  [2, 1.2],
  [1, 0.8],
] as const

/** A review before its words: by a hash of travel and week, like departures, so that later seedings only add. */
type Review = { id: string; travel: TravelSource; week: number; rating: number; coordinator: CoordinatorSource | null }

export type ReviewSeed = ReturnType<typeof reviewRows>

/** Reviews written up to `seedDay`, and their texts in every language. */
export function reviewRows(
  travels: readonly TravelSource[],
  coordinators: readonly CoordinatorSource[],
  bank: ReviewBank,
  authors: ReviewAuthors,
  seedDay: string,
) {
  const found = reviews(travels, coordinators, seedDay)
  return {
    reviews: found.map(({ id, travel, rating, coordinator, writtenOn }) => ({
      id,
      travel_id: travel.slug,
      coordinator_id: coordinator?.slug ?? null,
      rating,
      written_on: writtenOn,
    })),
    texts: found.flatMap((review) => {
      const sentences = [bank.openings, bank.middles, bank.closings].map((list) => sentence(review, list))
      return LANGUAGES.map((language) => ({
        language,
        review_id: review.id,
        author: hashPick(authors[language], review.id, 'author', language),
        text: sentences
          .map((each) => each[language])
          .join(' ')
          .replaceAll('{coordinator}', firstName(review.coordinator)),
      }))
    }),
  }
}

function reviews(travels: readonly TravelSource[], coordinators: readonly CoordinatorSource[], seedDay: string) {
  const popularity = travels.reduce((sum, travel) => sum + travel.popularity, 0)
  const thisWeek = weekOf(seedDay)
  const found: (Review & { writtenOn: string })[] = []
  for (const travel of travels) {
    const perWeek = (TARGET * travel.popularity) / popularity / WEEKS_BACK
    const leaders = coordinators.filter((coordinator) => coordinator.areas.includes(travel.continent))
    for (let week = thisWeek - WEEKS_BACK; week <= thisWeek; week++) {
      if (hashUnit(travel.slug, week, 'reviewed') >= perWeek) continue
      const writtenOn = dayOfWeek(week, Math.floor(hashUnit(travel.slug, week, 'review day') * 7))
      if (writtenOn > seedDay) continue
      const id = `${travel.slug}-r${week}`
      const coordinator = leaders.length ? hashPick(leaders, id, 'leader') : null
      found.push({ id, travel, week, writtenOn, coordinator, rating: hashWeighted(RATINGS, id, 'rating') })
    }
  }
  return found
}

/**
 * The sentence of a list for a review. It moves on with the week rather than being drawn each time, so that the
 * reviews of one travel do not repeat each other before the list is used up.
 */
function sentence({ travel, week, rating, coordinator }: Review, list: readonly ReviewSentence[]): ReviewSentence {
  const fitting = list.filter(
    (each) =>
      each.rating.includes(rating) &&
      (each.styles?.includes(travel.style) ?? true) &&
      (coordinator !== null || !each.it.includes('{coordinator}')),
  )
  const start = Math.floor(hashUnit(travel.slug, list.length, 'sentence') * fitting.length)
  const found = fitting[(start + week) % fitting.length]
  if (!found) throw new Error(`no sentence for a review of ${rating} stars of a ${travel.style} trip`)
  return found
}

const firstName = (coordinator: CoordinatorSource | null): string => coordinator?.name.split(' ')[0] ?? ''
