import { z } from 'zod'
import type { Holiday, PublicHolidays } from '../shared/calendar/holidays.ts'
import { EXPERIMENT_STORAGE, PURPOSES } from '../shared/consent/consent.ts'
import { flightAirportSchema } from '../shared/contracts/flights.ts'
import { currencyCodeSchema } from '../shared/contracts/money.ts'
import type { BookingRules } from './common-booking-rules.ts'
import { languageSchema, marketIdSchema } from './market-id.ts'
import { STATIC_ROUTES, segmentsSchema } from './route-table.ts'

/** `null` if the market lacks the route. */
const pathSchema = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)
  .nullable()

/** Rejects two routes with one path: only the last would be found. */
const checkDistinctPaths = ({ value, issues }: z.core.ParsePayload<Record<string, string | null>>): void => {
  const routes = new Map<string, string>()
  for (const [route, path] of Object.entries(value)) {
    const other = path === null ? undefined : routes.get(path)
    if (other !== undefined)
      issues.push({ code: 'custom', message: `${path} is the path of ${other} already`, path: [route], input: path })
    if (path !== null) routes.set(path, other ?? route)
  }
}

const isTimeZone = (zone: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) !== null
  } catch {
    return false
  }
}

export const numberFormatSchema = z.object({
  decimal: z.enum([',', '.']),
  thousands: z.enum(['.', ',']),
  symbol: z.enum(['before', 'after']),
})

const homeAirportSchema = flightAirportSchema.unwrap().extend({ latitude: z.number(), longitude: z.number() })
export type HomeAirport = z.infer<typeof homeAirportSchema>

/**
 * Market config and country entry (spec sections 3 and 9). Checked by tests: a worker's start would spend 50 ms on it.
 * @internal
 */
export const marketSchema = z.object({
  id: marketIdSchema,
  /** BCP 47 tag. */
  locale: z.string(),
  /** Locale in the spec; en-WE is no valid BCP 47 tag. */
  specLocale: z.string().regex(/^[a-z]{2,3}-[A-Z]{2}$/),
  hreflang: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/),
  language: languageSchema,
  languageLabel: z.string().min(1),
  /** Name of the market in its language. */
  label: z.string().min(1),
  communityMessage: z.string().min(1),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  /** Countries (ISO 3166-1 alpha-2) that the market serves. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)),
  /** Countries of other markets that understand this market's language: no redirect prompt for their visitors. */
  understoodIn: z.array(z.string().regex(/^[A-Z]{2}$/)),
  icon: z.string().min(1),
  domainSuffix: z.string().startsWith('.'),
  currency: currencyCodeSchema,
  /** Overrides of the currency formats of spec section 9 (en-WE writes EUR with a decimal dot). */
  numberFormats: z.partialRecord(currencyCodeSchema, numberFormatSchema),
  dateFormats: z.object({
    /**
     * date-fns patterns: `numeric` (05/03/2027) is for past days, `short` (5 mar 2027) for upcoming ones, `long`
     * (5 marzo 2027) within sentences, `month` is "marzo 2027". With `slashMonthFirst`, all of them spell the month.
     */
    numeric: z.string(),
    short: z.string(),
    dayMonth: z.string(),
    long: z.string(),
    longDayMonth: z.string(),
    month: z.string(),
  }),
  /** Whether 5/3 means the third of May. */
  slashMonthFirst: z.boolean(),
  /** IANA time zone of the market's opening hours. */
  timeZone: z.string().refine(isTimeZone, 'no time zone is called that'),
  /** 0 is Sunday, 1 is Monday. */
  firstWeekday: z.union([z.literal(0), z.literal(1)]),
  taxCodeMandatory: z.boolean(),
  /** Consent: lifetime of a decision in days, boxes ticked before one, and whether experiments need it. */
  consent: z.object({
    days: z.number().int().positive(),
    ticked: z.array(z.enum(PURPOSES)),
    experiments: z.enum(EXPERIMENT_STORAGE),
  }),
  /** Left out of the country menu. */
  disabled: z.boolean(),
  /** Oldest first. */
  bookingRules: z.custom<readonly BookingRules[]>(Array.isArray),
  /** Days off where the market's office is (`regions` of date-holidays), and feasts of further regions. */
  publicHolidays: z.custom<
    PublicHolidays &
      Readonly<{ language: string; regions: string[]; furtherRegions: string[]; furtherFeasts: Record<string, string> }>
  >((value) => typeof value === 'object'),
  /** Holidays offered by the search field "when". */
  holidays: z.custom<readonly Holiday[]>(Array.isArray),
  /** Departure airports, the busiest first. */
  homeAirports: z.array(homeAirportSchema),
  segments: segmentsSchema,
  paths: z.record(z.enum(STATIC_ROUTES), pathSchema).check(checkDistinctPaths),
})
export type Market = z.infer<typeof marketSchema>
