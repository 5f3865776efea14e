import { hashPick, hashUnit, hashWeighted } from '../../../backend/api/hash.ts'
import { languageOf } from '../../../markets/market-id.ts'
import type { ReviewAuthors, ReviewBank } from '../review-source.ts'
import { type CoordinatorSource, copiesOf, type TravelSource } from '../travel-source.ts'
import { dayOfWeek, weekOf } from '../weeks.ts'
import type { BareReview } from './review-details.ts'
import { reviewWriter, WEEKS_BACK } from './review-writer.ts'

/** A fixed first day, so that earlier reviews are the same on every seeding day. */
const FIRST_WEEK = weekOf('2024-11-04')
/** Over the whole catalogue, approximately. */
const TARGET = 2600

/** In percent: an average of about 4.7. */
const RATINGS = [
  [5, 78],
  [4, 16],
  [3, 4],
  [2, 1.2],
  [1, 0.8],
] as const

/** Initials of family names. */
const INITIALS = [...'ABCDEFGHLMNOPRSTV']

/** Reviews of the two years before `seedDay`, in all languages of their travel. */
export function reviewRows(
  travels: readonly TravelSource[],
  coordinators: readonly CoordinatorSource[],
  bank: ReviewBank,
  authors: ReviewAuthors,
  seedDay: string,
) {
  const write = reviewWriter(bank)
  const oldest = weekOf(seedDay) - WEEKS_BACK
  const found = bareReviews(travels, coordinators, seedDay)
    .map((review) => ({ ...review, text: write(review) }))
    .filter(({ week }) => week >= oldest)
  return {
    reviews: found.map(({ id, travel, rating, coordinator, writtenOn }) => ({
      id,
      travel_id: travel.slug,
      coordinator_id: coordinator?.slug ?? null,
      rating,
      written_on: writtenOn,
    })),
    texts: found.flatMap(({ id, travel, text }) =>
      copiesOf(travel).map(({ language }) => ({
        language,
        review_id: id,
        author: `${hashPick(authors[language], id, 'author', languageOf(language))} ${hashPick(INITIALS, id, 'initial')}.`,
        text: text[language] ?? '',
      })),
    ),
  }
}

/** Author, time and travel of each review, oldest first: by a hash of travel and week, like departures. */
function bareReviews(
  travels: readonly TravelSource[],
  coordinators: readonly CoordinatorSource[],
  seedDay: string,
): BareReview[] {
  const popularity = travels.reduce((sum, travel) => sum + travel.popularity, 0)
  const thisWeek = weekOf(seedDay)
  const found: BareReview[] = []
  for (const travel of travels) {
    const perWeek = (TARGET * travel.popularity) / popularity / WEEKS_BACK
    const leaders = coordinators.filter((coordinator) => coordinator.areas.includes(travel.continent))
    for (let week = Math.min(FIRST_WEEK, thisWeek - WEEKS_BACK); week <= thisWeek; week++) {
      if (hashUnit(travel.slug, week, 'reviewed') >= perWeek) continue
      const writtenOn = dayOfWeek(week, Math.floor(hashUnit(travel.slug, week, 'review day') * 7))
      if (writtenOn > seedDay) continue
      const id = `${travel.slug}-r${week}`
      const coordinator = leaders.length ? hashPick(leaders, id, 'leader') : null
      found.push({ id, travel, week, writtenOn, coordinator, rating: hashWeighted(RATINGS, id, 'rating') })
    }
  }
  return found.sort((a, b) => a.writtenOn.localeCompare(b.writtenOn) || a.id.localeCompare(b.id))
}
