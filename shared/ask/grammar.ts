import type { Holiday } from '../calendar/holidays.ts'
import type { Season } from '../calendar/seasons.ts'
import type { FilterState } from '../contracts/filter-state.ts'
import type { CurrencyCode } from '../contracts/money.ts'
import { GROUP_LANGUAGES } from '../contracts/tour.ts'
import type { OccasionName } from './occasions.ts'
import { REGIONS, worldPlaces } from './world-places.ts'

/** Senses in the order of matching: longer phrases before the words in them. */
const SENSES = {
  notFar: { costCenters: ['SHORT_HAUL', 'MEDIUM_HAUL'] },
  near: { costCenters: ['SHORT_HAUL'] },
  mediumHaul: { costCenters: ['MEDIUM_HAUL'] },
  far: { costCenters: ['LONG_HAUL'] },
  shortTrip: { durations: 'MAX_6' },
  longTrip: { durations: 'OVER_10' },
  discountFirst: { sort: 'discount:desc' },
  longestFirst: { sort: 'duration:desc' },
  shortestFirst: { sort: 'duration:asc' },
  cheapestFirst: { sort: 'price:asc' },
  almostConfirmed: { status: ['ALMOST_CONFIRMED'] },
  confirmed: { status: ['CONFIRMED', 'ALMOST_FULL'] },
  almostFull: { status: ['ALMOST_FULL'] },
  discounted: { discounted: true },
  ownRoom: { isNoSharingRoomAvailable: true },
  firstTrip: { badgeId: ['SAFE'] },
  popular: { badgeId: ['HOT'] },
  newTrips: { badgeId: ['NEW'] },
  slow: { travelTypes: ['SLOW'] },
  expedition: { travelTypes: ['EXPEDITION'] },
  express: { travelTypes: ['EXPRESS'] },
  classic: { travelTypes: ['CLASSIC'] },
  young: { ageBadge: '25-35' },
  middleAged: { ageBadge: '35-49' },
  allAges: { ageBadge: 'ALL' },
  sailing: { travelStyles: ['SAILING'] },
  beach: { travelStyles: ['BEACH'] },
  trekking: { travelStyles: ['TREKKING'] },
  safari: { travelStyles: ['SAFARI'] },
  snow: { travelStyles: ['SNOW'] },
  roadTrip: { travelStyles: ['ROAD_TRIP'] },
  adventure: { travelStyles: ['ADVENTURE'] },
  discovery: { travelStyles: ['DISCOVERY'] },
  city: { travelStyles: ['CITY'] },
  nature: { moods: ['NATURE'] },
  relax: { moods: ['RELAX'] },
  history: { moods: ['HISTORY'] },
  culture: { moods: ['CULTURE'] },
  party: { moods: ['PARTY'] },
} satisfies Record<string, FilterState>

/** Signs and codes of currencies, in every language. */
const CURRENCIES = { EUR: '€|eur', USD: '\\$|usd', GBP: '£|gbp' } satisfies Partial<Record<CurrencyCode, string>>

/**
 * How one language requests a trip. Values are alternatives of regular expressions without capturing groups, matched as
 * whole words against folded text (plain-text.ts).
 */
export type LanguageGrammar = {
  months: readonly string[]
  seasons: Record<Season, string>
  /** Words for numbers of days, people and weeks. */
  numbers: Readonly<Record<number, string>>
  /** Words for amounts of money. */
  amounts: Readonly<Record<number, string>>
  currencies: Record<keyof typeof CURRENCIES, string>
  /** Before amounts without a currency. */
  budget: string
  /** After an amount for several people. */
  together: string
  units: { day: string; night: string; week: string; month: string; weekend: string }
  /** Words before a number, an amount or a date; `…After`: after it. */
  bounds: {
    between: string
    and: string
    upTo: string
    lessThan: string
    atLeast: string
    moreThan: string
    about: string
    aboutAfter: string
    upToAfter: string
    atLeastAfter: string
  }
  dates: {
    /** Between day and month, or after a part of a month. */
    of: string
    or: string
    until: string
    before: string
    after: string
    since: string
    /** After a date: "da maggio in poi". */
    onwards: string
    start: string
    middle: string
    end: string
    firstHalf: string
    secondHalf: string
    /** Weeks of a month: the first to the fourth, and the last. */
    weeks: readonly [string, string, string, string, string]
    /** Before a number of days or weeks of a month: "le prime due settimane di aprile". */
    firstOf: string
    lastOf: string
    thisMonth: string
    nextMonth: string
    nextWeek: string
    thisYear: string
    nextYear: string
    /** After "the end of": "entro fine anno". */
    year: string
    /** Distance from today: `{n}` units `{u}`. "Prague in five days" is a length where both use the same words. */
    ahead: string
    /** From today on: "nei prossimi due mesi". */
    within: string
    /** From Monday. */
    weekdays: readonly [string, string, string, string, string, string, string]
    /** Before a week, a weekend or a weekday: the coming one. */
    thisOne: string
    /** Before "before" and "after", which it reverses: "non prima di giugno". */
    notLeaving: string
    tomorrow: string
    dayAfterTomorrow: string
    soon: string
    /** Before or after a season, a weekend or a weekday that is not the present one. */
    next: string
    flexible: string
    /** Before a holiday: the days off between it and a weekend. */
    bridge: string
    /** Names of a holiday of the language's markets, and its name in the filters' metadata. */
    holidays: readonly (readonly [pattern: string, period: string])[]
  }
  age: {
    /** `{n}`: numbers that are not the traveller's age. */
    others: readonly string[]
    under: string
    over: string
    /** `{n}` is the traveller's age. */
    own: readonly string[]
    years: string
  }
  /** Words that may be between a bound or a refusal and its object. */
  filler: string
  /** Before what is refused, and after it. */
  not: string
  notAfter: string
  /** A group led in a language, before its name is read as a place's. */
  groupLanguages: Readonly<Record<(typeof GROUP_LANGUAGES)[number], string>>
  words: Readonly<Record<keyof typeof SENSES, string>>
  /** In the order of matching. */
  occasions: Readonly<Record<OccasionName, string>>
  /** Wishes that no filter expresses, where their words are otherwise ignored. */
  unsupported: string
  /** Phrases without a meaning that contain words with one. */
  idle: string
  /** Names of places that the catalogue lacks, by country, continent or region. */
  places: Readonly<Record<string, string>>
  /** Words to correct typing errors to, besides months, seasons and places; separated by spaces. */
  spelling: string
  /** Words without a meaning for a filter that are not typing errors of others; separated by spaces. */
  common: string
}

/** A language's grammar as the readers use it, in one market. */
export type Grammar = ReturnType<typeof createGrammar>

/** What of dates is a market's habit, not its language's. */
type MarketDates = {
  /** Whether 5/3 is the third of May. */
  slashMonthFirst: boolean
  holidays: readonly Holiday[]
}

export const createGrammar = (language: LanguageGrammar, { slashMonthFirst, holidays }: MarketDates) => {
  const { numbers, amounts, currencies, filler, words } = language
  const numberOfWord = valuesByWord(numbers)
  const amountOfWord = valuesByWord(amounts)
  return {
    ...language,
    dates: { ...language.dates, slashMonthFirst },
    holidays,
    numbers: numberOfWord,
    amounts: amountOfWord,
    amountWords: anyOf(Object.keys(amountOfWord)),
    currencies: Object.entries(CURRENCIES).map(
      ([code, signs]) => [code as CurrencyCode, `${signs}|${currencies[code as keyof typeof CURRENCIES]}`] as const,
    ),
    places: Object.fromEntries(
      [worldPlaces, language.places]
        .flatMap((table) => Object.entries(table))
        .flatMap(([where, names]) => names.split('|').map((name) => [name, REGIONS[where] ?? where])),
    ),
    groupLanguages: GROUP_LANGUAGES.map((code) => [code, language.groupLanguages[code]] as const),
    words: Object.entries(SENSES).map(([name, sense]): [string, FilterState] => [
      words[name as keyof typeof SENSES],
      sense,
    ]),
    occasions: Object.entries(language.occasions) as [OccasionName, string][],
    spelling: language.spelling.split(' '),
    common: language.common.split(' '),
    /** A number of at most two digits, or a word for one, as a capturing group. */
    number: `(\\d{1,2}|${anyOf(Object.keys(numberOfWord))})`,
    /** Up to three small words, each with its space, between a bound and its object. */
    fill: `(?:(?:${filler}) ){0,3}`,
  }
}

const valuesByWord = (table: Readonly<Record<number, string>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([value, words]) => words.split('|').map((word) => [word, Number(value)])),
  )

/** Words as alternatives, longest first, so that "due mila" is not read as "due"; never matches without words. */
export const anyOf = (words: readonly string[]): string =>
  words.length === 0 ? '(?!)' : `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`
