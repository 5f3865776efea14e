import type { HolidayRule } from '../calendar/holidays.ts'
import type { Season } from '../calendar/seasons.ts'
import type { FilterState } from '../contracts/filter-state.ts'
import type { CurrencyCode } from '../contracts/money.ts'
import type { Mood } from '../contracts/travel.ts'

/** What words can mean on their own. `mood` is a mood's travel styles (shared/filters/mood-styles.ts). */
export type Sense = FilterState | { mood: Mood }

/** Words before or after a number of something, or a date: alternatives of a regular expression. */
export type Bounds = {
  between: string
  and: string
  upTo: string
  lessThan: string
  atLeast: string
  moreThan: string
  about: string
  /** After a number: "10 giorni circa". */
  aboutAfter: string
  /** After it: "1500 euro massimo". */
  upToAfter: string
  atLeastAfter: string
}

/**
 * How one language asks for a trip. Everything is matched against folded text (plain-text.ts), as whole words;
 * values are alternatives of regular expressions without capturing groups.
 */
export type Grammar = {
  months: readonly string[]
  seasons: Record<Season, string>
  /** Words for numbers of days, people and weeks. */
  numbers: Readonly<Record<string, number>>
  /** Words for amounts of money. */
  amounts: Readonly<Record<string, number>>
  currencies: Partial<Record<CurrencyCode, string>>
  /** Stands before amounts without a currency. */
  budget: string
  /** After an amount that is not one person's. */
  together: string
  units: { day: string; night: string; week: string; month: string; weekend: string }
  bounds: Bounds
  dates: {
    /** Between day and month, or after a part of a month. */
    of: string
    /** "May 3" instead of "3 May". */
    monthFirst: boolean
    /** 5/3 is the third of May: the market's habit, for a language may be written in several. */
    slashMonthFirst: boolean
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
    /** Before so many days or weeks of a month: "le prime due settimane di aprile". */
    firstOf: string
    lastOf: string
    thisMonth: string
    nextMonth: string
    nextWeek: string
    thisYear: string
    nextYear: string
    /** After "the end of": "entro fine anno". */
    year: string
    /** So far from today; `{n}` is how many, `{u}` of what. "Prague in five days" is a length where words are the same. */
    ahead: string
    /** From today on: "nei prossimi due mesi". */
    within: string
    weekdays: readonly [string, string, string, string, string, string, string]
    /** Before a week, a weekend or a weekday: the coming one. */
    thisOne: string
    /** Before "before" and "after", which it turns round: "non prima di giugno". */
    notLeaving: string
    tomorrow: string
    dayAfterTomorrow: string
    soon: string
    /** Before or after a season, a weekend or a weekday that is not the present one. */
    next: string
    flexible: string
    /** What a holiday is called, its name in the filters' metadata, and when it is where they do not have it. */
    holidays: readonly (readonly [pattern: string, period: string, rule?: HolidayRule])[]
  }
  age: {
    /** `{n}`: numbers that are nobody's age who travels, or of several people. */
    others: readonly string[]
    under: string
    over: string
    /** `{n}` is the traveller's age. */
    own: readonly string[]
    years: string
  }
  /** Words that may stand between a bound or a refusal and what it is about. */
  filler: string
  /** Before what is not wanted, and after it. */
  not: string
  notAfter: string
  /** The first that fits a stretch of text counts; longer ones come first. */
  words: readonly (readonly [pattern: string, sense: Sense])[]
  /** Stretches that look like something and mean nothing here. */
  idle: readonly string[]
  /** Names of places beside those of the catalogue, with the ids they stand for. */
  places: Readonly<Record<string, string>>
  /** Words that slips are looked for in, beside months, seasons and places. */
  spelling: readonly string[]
  /** Words that mean nothing for a filter and are no slips of others. */
  common: readonly string[]
}

/** What a language says of it; the rest is its markets'. */
export type LanguageGrammar = Omit<Grammar, 'dates'> & { dates: Omit<Grammar['dates'], 'slashMonthFirst'> }
