import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import { CURRENCY_CODES } from '../../shared/contracts/money.ts'
import type { Tour } from '../../shared/contracts/tour.ts'
import { MOODS, type Review, type TravelDetail } from '../../shared/contracts/travel.ts'
import { addDays } from '../../shared/dates/iso-days.ts'
import { isUpcoming, offerOf } from '../../shared/tours/offer.ts'
import type { Catalogue } from './catalogue.ts'

/** Something that a careful visitor finds to be untrue; `where` names the travel, departure or page. */
export type Finding = { check: string; where: string; found: string }

type Check = (catalogue: Catalogue, today: IsoDate) => Omit<Finding, 'check'>[]

/** Full days between two departures that one coordinator leads. */
const DAYS_BETWEEN = 2

const CHECKS: Record<string, Check> = {
  'a coordinator leads one departure at a time': ({ tours }) =>
    [...Map.groupBy(tours, ({ coordinator }) => coordinator?.id)].flatMap(([id, led]) =>
      id === undefined
        ? []
        : overlaps(led).map(([first, second]) => ({ where: id, found: `${first.id}, ${second.id}` })),
    ),
  'a departure is upcoming and as long as its trip': ({ tours }, today) =>
    tours
      .filter(
        (tour) =>
          !isUpcoming(tour, today) || tour.endingDate !== addDays(tour.startingDate, tour.travel.numberOfDays - 1),
      )
      .map(({ id, startingDate, endingDate }) => ({ where: id, found: `${startingDate} to ${endingDate}` })),
  'payments are due before the departure': ({ tours }) =>
    tours
      .filter(({ startingDate, balanceDueDate, deposit }) =>
        [balanceDueDate, deposit?.cutOffDate ?? ''].some((day) => day > startingDate),
      )
      .map(({ id, balanceDueDate }) => ({ where: id, found: `balance due on ${balanceDueDate}` })),
  'a reduced price is lower than the one before': ({ tours }) =>
    tours
      .filter(({ price, basePrice, discounted }) =>
        CURRENCY_CODES.some((code) => (discounted ? price[code] >= basePrice[code] : price[code] !== basePrice[code])),
      )
      .map(({ id, price, basePrice }) => ({ where: id, found: `${price.EUR} of ${basePrice.EUR}` })),
  'the list and the trip name the same departures, prices and seats': ({ tours, travels }) => {
    const offered = new Map(travels.flatMap(({ departures }) => departures.map((tour) => [tour.id, offerText(tour)])))
    const listed = new Map(tours.map((tour) => [tour.id, offerText(tour)]))
    return [...new Set([...offered.keys(), ...listed.keys()])]
      .filter((id) => offered.get(id) !== listed.get(id))
      .map((id) => ({ where: id, found: `${listed.get(id)} in the list, ${offered.get(id)} on the trip` }))
  },
  "a card's price is that of the cheapest bookable departure": ({ market: { currency }, travels }) =>
    travels.flatMap(({ id, bestTour, departures }) => {
      const prices = departures.filter((tour) => offerOf(tour) === 'book').map(({ price }) => price[currency])
      const lowest = prices.length === 0 ? undefined : Math.min(...prices)
      const found = bestTour?.price[currency]
      return lowest === found ? [] : [{ where: id, found: `${found}, not ${lowest}` }]
    }),
  'the days of a trip have one stage each': ({ travels }) =>
    travels.flatMap(({ id, days, itinerary }) => {
      const ends = itinerary.map(({ fromDay, toDay }) => `${fromDay} to ${toDay}`)
      const isWhole = itinerary.every(({ fromDay }, index) => fromDay === (itinerary[index - 1]?.toDay ?? 0) + 1)
      return isWhole && itinerary.at(-1)?.toDay === days ? [] : [{ where: id, found: ends.join(', ') }]
    }),
  'a mood finds the trips that carry it': ({ travels, byMood }) =>
    MOODS.flatMap((mood) => {
      const found = new Set(byMood[mood])
      return travels
        .filter(({ id, moods }) => moods.includes(mood) !== found.has(id))
        .map(({ id }) => ({ where: id, found: `${mood} is ${found.has(id) ? 'found only' : 'carried only'}` }))
    }),
  'a picture has a text that describes it, not its caption': ({ travels }) =>
    travels.flatMap((travel) => {
      const captions = new Set(['', travel.title, ...travel.itinerary.flatMap(({ place, title }) => [place, title])])
      return picturesOf(travel)
        .filter(({ altText }) => captions.has(altText))
        .map(({ id, altText }) => ({ where: `${travel.id}, picture ${id}`, found: altText || 'no text' }))
    }),
  'a review is of an ended departure of its trip, one of each author': ({ travels }, today) =>
    travels.flatMap(({ slug, days, reviews }) =>
      reviews
        .filter(
          ({ author, departedOn, travelSlug }, index) =>
            travelSlug !== slug ||
            addDays(departedOn, days - 1) >= today ||
            reviews.findIndex((each) => each.author === author && each.departedOn === departedOn) < index,
        )
        .map(({ id, author, departedOn, travelSlug }) => ({
          where: id,
          found: `${author}, ${departedOn}, ${travelSlug}`,
        })),
    ),
  'a review has one author, trip and text': ({ travels }) => {
    const reviews = new Map(travels.flatMap((travel) => travel.reviews.map((review) => [review.id, review])))
    return similarReviews([...reviews.values()]).map(([first, second]) => ({
      where: `${first.id}, ${second.id}`,
      found: second.text,
    }))
  },
  'a rating follows from its reviews': ({ travels }) =>
    travels.flatMap(({ id, rating, ratingCounts }) => {
      if (rating === null || ratingCounts === null) return []
      const count = ratingCounts.reduce((sum, each) => sum + each, 0)
      const stars = ratingCounts.reduce((sum, each, index) => sum + each * (index + 1), 0)
      const isSame = count === rating.count && Math.abs(stars / count - rating.average) < 0.05
      return isSame
        ? []
        : [{ where: id, found: `${rating.average} of ${rating.count}, counted ${stars / count} of ${count}` }]
    }),
}

/** Checks one market's data; nothing is requested. */
export const checkFacts = (catalogue: Catalogue, today: IsoDate): Finding[] =>
  Object.entries(CHECKS).flatMap(([check, find]) => find(catalogue, today).map((each) => ({ check, ...each })))

const overlaps = (tours: readonly Tour[]): [Tour, Tour][] => {
  const led = tours.toSorted((a, b) => (a.startingDate < b.startingDate ? -1 : 1))
  return led.flatMap((tour, index): [Tour, Tour][] => {
    const next = led[index + 1]
    return next !== undefined && next.startingDate <= addDays(tour.endingDate, DAYS_BETWEEN) ? [[tour, next]] : []
  })
}

/** Pairs of reviews that share half of the sentences of the shorter one, in any order and whatever their names are. */
const similarReviews = (reviews: readonly Review[]): [Review, Review][] => {
  const all = reviews.map((review) => ({ review, sentences: new Set(sentencesWithoutNames(review.text)) }))
  return all.flatMap(({ review, sentences }, index) =>
    all.slice(index + 1).flatMap((other): [Review, Review][] => {
      const shared = [...sentences].filter((sentence) => other.sentences.has(sentence)).length
      return shared > 0 && shared * 2 >= Math.min(sentences.size, other.sentences.size) ? [[review, other.review]] : []
    }),
  )
}

/** Capitalised words count as names; sentences of fewer than three other words say nothing. */
const sentencesWithoutNames = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => sentence.replace(/\p{Lu}[\p{L}’'-]*/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [])
    .flatMap((words) => (words.length < 3 ? [] : [words.join(' ')]))

const offerText = ({ startingDate, salesStatus, freeSeats, price, basePrice }: Tour): string =>
  [startingDate, salesStatus, freeSeats, ...CURRENCY_CODES.flatMap((code) => [price[code], basePrice[code]])].join(' ')

/** All pictures of a trip's page. */
export const picturesOf = ({ thumbnailImage: { desktop }, photos, itinerary }: TravelDetail) => [
  desktop,
  ...photos,
  ...itinerary.flatMap(({ picture }) => picture ?? []),
]
