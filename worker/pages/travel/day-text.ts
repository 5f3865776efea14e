import type { MessageKey } from '../../../markets/messages.ts'
import type { ItineraryDay } from '../../../shared/contracts/travel.ts'

type DayTextKey = Extract<MessageKey, `itinerary.text-${string}`>

const HARD = 4

type Happening = NonNullable<ItineraryDay['happening']>
type Variant = (day: ItineraryDay) => DayTextKey

/** Happenings with several sentences, chosen by the other facts of the day. */
const VARIANTS: Partial<Record<Happening, Variant>> = {
  arrive: ({ meals }) => (meals.includes('dinner') ? 'itinerary.text-arrive-dinner' : 'itinerary.text-arrive'),
  travel: ({ transport }) =>
    transport === null || transport.mode === 'walk'
      ? 'itinerary.text-travel'
      : `itinerary.text-travel-${transport.mode}`,
  explore: ({ transport, freeTime }) => {
    if (transport !== null) return 'itinerary.text-explore-new'
    return freeTime === null ? 'itinerary.text-explore' : 'itinerary.text-explore-free'
  },
  hike: ({ effort, bed }) => {
    if ((effort ?? 0) > HARD) return 'itinerary.text-hike-hard'
    return bed === 'hut' || bed === 'camp' ? 'itinerary.text-hike-far' : 'itinerary.text-hike'
  },
  outdoors: ({ effort }) => ((effort ?? 0) >= HARD ? 'itinerary.text-outdoors-hard' : 'itinerary.text-outdoors'),
  farewell: ({ transport, freeTime }) => {
    if (transport !== null) return 'itinerary.text-farewell-way'
    return freeTime === 'morning' ? 'itinerary.text-farewell-morning' : 'itinerary.text-farewell'
  },
}

/** The sentence that fits the facts of a day; null without any. */
export const dayText = (day: ItineraryDay): DayTextKey | null =>
  day.happening === null ? null : (VARIANTS[day.happening]?.(day) ?? `itinerary.text-${day.happening}`)

/** The days with a sentence: those on which an itinerary has it for the first time. */
export const explainedDays = (days: readonly ItineraryDay[]): ReadonlySet<ItineraryDay> => {
  const texts = days.map(dayText)
  return new Set(days.filter((day, index) => texts.indexOf(dayText(day)) === index && dayText(day) !== null))
}
