import { z } from 'zod'
import type { Holidays } from '../shared/calendar/holidays.ts'
import { PURPOSES } from '../shared/consent/consent.ts'
import { flightAirportSchema } from '../shared/contracts/flights.ts'
import { currencyCodeSchema } from '../shared/contracts/money.ts'
import type { BookingRules } from './common-booking-rules.ts'
import type { FlagShape } from './flag-shapes.ts'
import { languageSchema, marketIdSchema } from './market-id.ts'
import { STATIC_ROUTES, segmentsSchema } from './route-table.ts'

/** A path beginning with a slash, or null where the market does not have the route. */
const pathSchema = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)
  .nullable()

/** Two routes at one path: only the last of them would be found. */
function pathsApart({ value, issues }: z.core.ParsePayload<Record<string, string | null>>): void {
  const routes = new Map<string, string>()
  for (const [route, path] of Object.entries(value)) {
    const other = path === null ? undefined : routes.get(path)
    if (other !== undefined)
      issues.push({ code: 'custom', message: `${path} is the path of ${other} already`, path: [route], input: path })
    if (path !== null) routes.set(path, other ?? route)
  }
}

function isTimeZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) !== null
  } catch {
    return false
  }
}

/** How a market writes numbers with a currency; the currency's own format of spec section 9 unless overridden. */
export const numberFormatSchema = z.object({
  decimal: z.enum([',', '.']),
  thousands: z.enum(['.', ',']),
  symbol: z.enum(['before', 'after']),
})

const homeAirportSchema = flightAirportSchema.extend({ latitude: z.number(), longitude: z.number() })
export type HomeAirport = z.infer<typeof homeAirportSchema>

/** Market config and country entry (spec sections 3 and 9). */
export const marketSchema = z.object({
  id: marketIdSchema,
  /** BCP 47 tag of the html element and of Intl formatters. */
  locale: z.string(),
  /** What the spec calls the locale; en-WE is not a tag that browsers know. */
  specLocale: z.string().regex(/^[a-z]{2,3}-[A-Z]{2}$/),
  /** hreflang value. */
  hreflang: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/),
  language: languageSchema,
  languageLabel: z.string().min(1),
  /** The market's name in its own language. */
  label: z.string().min(1),
  communityMessage: z.string().min(1),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  /** Countries (ISO 3166-1 alpha-2) whose visitors belong here. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)),
  /** Other markets' countries whose visitors are not asked to leave this one: they understand it. */
  understoodIn: z.array(z.string().regex(/^[A-Z]{2}$/)),
  icon: z.string().min(1),
  domainSuffix: z.string().startsWith('.'),
  currency: currencyCodeSchema,
  /** Overrides a currency's usual format in this market (en-WE writes EUR with a decimal dot). */
  numberFormats: z.partialRecord(currencyCodeSchema, numberFormatSchema),
  dateFormats: z.object({
    /**
     * date-fns patterns: 05/03/2027 for lists of days that are past, "5 mar 2027" for days that somebody counts on,
     * and "marzo 2027". Where people read the month first (`slashMonthFirst`), it is a word in all of them.
     */
    numeric: z.string(),
    short: z.string(),
    dayMonth: z.string(),
    month: z.string(),
  }),
  /** Whether people here mean the third of May by 5/3. */
  slashMonthFirst: z.boolean(),
  /** IANA time zone of the market's opening hours. */
  timeZone: z.string().refine(isTimeZone, 'no time zone is called that'),
  /** 0 is Sunday, 1 is Monday. */
  firstWeekday: z.union([z.literal(0), z.literal(1)]),
  taxCodeMandatory: z.boolean(),
  /** How the market asks for consent: how many days an answer counts, and which boxes are ticked before there is one. */
  consent: z.object({ days: z.number().int().positive(), ticked: z.array(z.enum(PURPOSES)) }),
  /** Left out of the country menu. */
  disabled: z.boolean(),
  flag: z.custom<readonly FlagShape[]>(Array.isArray),
  /** Oldest first. */
  bookingRules: z.custom<readonly BookingRules[]>(Array.isArray),
  /** Holidays that the market's travellers plan around, as "when" offers them. */
  holidays: z.custom<Holidays>(Array.isArray),
  /** Airports that the market's travellers fly from, the busiest first. */
  homeAirports: z.array(homeAirportSchema),
  segments: segmentsSchema,
  paths: z.record(z.enum(STATIC_ROUTES), pathSchema).check(pathsApart),
})
export type Market = z.infer<typeof marketSchema>
