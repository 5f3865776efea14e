import type { IsoDate } from '../../shared/contracts/iso-date.ts'
import type { CurrencyCode, Prices } from '../../shared/contracts/money.ts'
import type { Tour } from '../../shared/contracts/tour.ts'
import { MOODS, type Review } from '../../shared/contracts/travel.ts'
import { addDays } from '../../shared/dates/iso-days.ts'
import { isUpcoming, offerOf } from '../../shared/tours/offer.ts'
import type { Catalogue } from './catalogue.ts'
import type { Report } from './report.ts'

type Check = (
  catalogue: Catalogue,
  today: IsoDate,
  verify: (where: string, isTrue: boolean, found: unknown) => void,
) => void

/** Full days between two departures that one coordinator leads. */
const DAYS_BETWEEN = 2

const CHECKS: Record<string, Check> = {
  'a coordinator leads one departure at a time': ({ tours }, _, verify) => {
    for (const [id, led] of Map.groupBy(tours, ({ coordinator }) => coordinator?.id))
      if (id !== undefined)
        for (const [first, second] of successive(led))
          verify(id, second.startingDate > addDays(first.endingDate, DAYS_BETWEEN), `${first.id}, ${second.id}`)
  },
  'a departure is upcoming and as long as its trip': ({ tours }, today, verify) => {
    for (const tour of tours) {
      const { id, startingDate, endingDate, travel } = tour
      const isWhole = endingDate === addDays(startingDate, travel.numberOfDays - 1)
      verify(id, isWhole && isUpcoming(tour, today), `${startingDate} to ${endingDate}`)
    }
  },
  'payments are due before the departure': ({ tours }, _, verify) => {
    for (const { id, startingDate, balanceDueDate, deposit } of tours) {
      const isBefore = [balanceDueDate, deposit?.cutOffDate ?? ''].every((day) => day <= startingDate)
      verify(id, isBefore, `balance due on ${balanceDueDate}`)
    }
  },
  'a reduced price is lower than the one before': ({ tours }, _, verify) => {
    for (const { id, price, basePrice, discounted } of tours) {
      const isTrue = currenciesOf(price).every((code) =>
        discounted ? price[code] < basePrice[code] : price[code] === basePrice[code],
      )
      verify(id, isTrue, `${price.EUR} of ${basePrice.EUR}`)
    }
  },
  'the list and the trip name the same departures, prices and seats': ({ tours, travels }, _, verify) => {
    const offered = new Map(travels.flatMap(({ departures }) => departures.map((tour) => [tour.id, offerText(tour)])))
    const trips = new Set(travels.map(({ slug }) => slug))
    const [known = [], unknown = []] = [true, false].map((isKnown) =>
      tours.filter(({ travel: { slug } }) => trips.has(slug) === isKnown),
    )
    for (const slug of new Set(unknown.map(({ travel }) => travel.slug))) verify(slug, false, 'no such trip')
    const listed = new Map(known.map((tour) => [tour.id, offerText(tour)]))
    for (const id of new Set([...offered.keys(), ...listed.keys()])) {
      const [onTrip, inList] = [offered.get(id), listed.get(id)]
      verify(id, onTrip === inList, `${inList} in the list, ${onTrip} on the trip`)
    }
  },
  "a card's price is that of the cheapest bookable departure": ({ market: { currency }, travels }, _, verify) => {
    for (const { id, bestTour, departures } of travels) {
      const prices = departures.filter((tour) => offerOf(tour) === 'book').map(({ price }) => price[currency])
      const lowest = prices.length === 0 ? undefined : Math.min(...prices)
      const found = bestTour?.price[currency]
      verify(id, lowest === found, `${found}, not ${lowest}`)
    }
  },
  'the days of a trip have one stage each': ({ travels }, _, verify) => {
    for (const { id, days, itinerary } of travels) {
      const isWhole = itinerary.every(({ fromDay }, index) => fromDay === (itinerary[index - 1]?.toDay ?? 0) + 1)
      const ends = itinerary.map(({ fromDay, toDay }) => `${fromDay} to ${toDay}`)
      verify(id, isWhole && itinerary.at(-1)?.toDay === days, ends.join(', '))
    }
  },
  'a mood finds the trips that carry it': ({ travels, byMood }, _, verify) => {
    for (const mood of MOODS) {
      if (byMood[mood] === undefined) continue
      const found = new Set(byMood[mood])
      for (const { id, moods } of travels)
        verify(
          id,
          moods.includes(mood) === found.has(id),
          `${mood} is ${found.has(id) ? 'found only' : 'carried only'}`,
        )
    }
  },
  'a review is of an ended departure of its trip, one of each author': ({ travels }, today, verify) => {
    for (const { slug, days, reviews } of travels)
      for (const [index, { id, author, departedOn, travelSlug }] of reviews.entries()) {
        const isFirst = reviews.findIndex((each) => each.author === author && each.departedOn === departedOn) === index
        const isEnded = addDays(departedOn, days - 1) < today
        verify(id, travelSlug === slug && isEnded && isFirst, `${author}, ${departedOn}, ${travelSlug}`)
      }
  },
  'a review has one author, trip and text': ({ travels }, _, verify) => {
    const reviews = new Map(travels.flatMap((travel) => travel.reviews.map((review) => [review.id, review])))
    for (const [{ id, text }, similar] of similarReviews([...reviews.values()]))
      verify([id, ...similar.map((each) => each.id)].join(', '), similar.length === 0, text)
  },
  'a rating follows from its reviews': ({ travels }, _, verify) => {
    for (const { id, rating, ratingCounts } of travels) {
      if (rating === null || ratingCounts === null) continue
      const count = ratingCounts.reduce((sum, each) => sum + each, 0)
      const stars = ratingCounts.reduce((sum, each, index) => sum + each * (index + 1), 0)
      const isSame = count === rating.count && Math.abs(stars / count - rating.average) < 0.05
      verify(id, isSame, `${rating.average} of ${rating.count}, counted ${stars / count} of ${count}`)
    }
  },
}

/** Checks one market's data; nothing is requested. */
export const checkFacts = ({ verify }: Report, catalogue: Catalogue, today: IsoDate): void => {
  for (const [check, run] of Object.entries(CHECKS))
    run(catalogue, today, (where, isTrue, found) => verify(check, where, isTrue, found))
}

const successive = (tours: readonly Tour[]): [Tour, Tour][] => {
  const led = tours.toSorted((a, b) => (a.startingDate < b.startingDate ? -1 : 1))
  return led.slice(1).flatMap((next, index): [Tour, Tour][] => {
    const tour = led[index]
    return tour === undefined ? [] : [[tour, next]]
  })
}

/**
 * Each review with the later ones that share half of the sentences of the shorter one, in any order and whatever their
 * names are.
 */
const similarReviews = (reviews: readonly Review[]): [Review, Review[]][] => {
  const all = reviews.map((review) => ({ review, sentences: new Set(sentencesWithoutNames(review.text)) }))
  return all.map(({ review, sentences }, index): [Review, Review[]] => {
    const similar = all.slice(index + 1).filter((other) => {
      const shared = [...sentences].filter((sentence) => other.sentences.has(sentence)).length
      return shared > 0 && shared * 2 >= Math.min(sentences.size, other.sentences.size)
    })
    return [review, similar.map((other) => other.review)]
  })
}

/** Capitalised words count as names; sentences of fewer than three other words say nothing. */
const sentencesWithoutNames = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => sentence.replace(/\p{Lu}[\p{L}’'-]*/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [])
    .flatMap((words) => (words.length < 3 ? [] : [words.join(' ')]))

const currenciesOf = (price: Prices) => Object.keys(price) as CurrencyCode[]

const offerText = ({ startingDate, salesStatus, freeSeats, price, basePrice }: Tour): string =>
  [startingDate, salesStatus, freeSeats, ...currenciesOf(price).flatMap((code) => [price[code], basePrice[code]])].join(
    ' ',
  )
