import { z } from 'zod'
import { airportSchema } from '../../backend/api/flights/suggest-flights.ts'
import { FILMS, STYLES, TYPES } from '../../backend/api/sources/catalogue-codes.ts'
import { localized } from '../../backend/api/sources/localized-source.ts'
import { LANGUAGES, type Language, TEXT_KEYS, type TextKey } from '../../markets/market-id.ts'
import { continentCodeSchema } from '../../shared/contracts/destination.ts'
import { pointSchema } from '../../shared/contracts/point.ts'
import { BEDS, HAPPENINGS, moodSchema, TRANSPORTS } from '../../shared/contracts/travel.ts'

const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

const copySchema = z.object({
  /** Its address in this language; default: the travel's key. */
  slug: slugSchema.max(50).optional(),
  /** At most 48 characters. */
  title: z.string().min(8).max(48),
  /** Destination on a card: a country, or a region and its country. At most 32 characters. */
  destinationLabel: z.string().min(3).max(32),
  /** One or two sentences, 90 to 200 characters. */
  summary: z.string().min(70).max(220),
  /** Two to four sentences, 220 to 480 characters. */
  description: z.string().min(200).max(520),
  /** One entry per stage below, in the same order. */
  stages: z
    .array(z.object({ place: z.string().max(40), title: z.string().max(60), text: z.string().min(40).max(220) }))
    .min(3)
    .max(7),
})

const copiesSchema = z
  .strictObject({
    ...(Object.fromEntries(LANGUAGES.map((language) => [language, copySchema.optional()])) as Record<
      Language,
      z.ZodOptional<typeof copySchema>
    >),
    en: copySchema,
    /** Differences in American English. */
    us: copySchema.partial().optional(),
  })
  .transform((copies) => ({ ...copies, us: { ...copies.en, ...copies.us } }))

export type TravelCopy = z.infer<typeof copySchema>
type Copies = z.infer<typeof copiesSchema>

/** Texts of a travel in each of its languages. */
export const copiesOf = ({ copy }: { copy: Copies }): { language: TextKey; copy: TravelCopy }[] =>
  TEXT_KEYS.flatMap((language) => (copy[language] === undefined ? [] : [{ language, copy: copy[language] }]))

const listBySlug = <T extends object>(items: Record<string, T>): ({ slug: string } & T)[] =>
  Object.entries(items).map(([slug, item]) => ({ slug, ...item }))

const STAGE_FACTS = new RegExp(
  `^(-|${BEDS.join('|')}) (${HAPPENINGS.join('|')})(?: (${TRANSPORTS.join('|')}) ([\\d.]+)(?: ([1-5]))?)?$`,
)

const stageFactsSchema = z
  .string()
  .regex(STAGE_FACTS)
  .transform((facts) => {
    const [, bed, activity, mode, hours, effort] = STAGE_FACTS.exec(facts) ?? []
    return {
      bed: bed === '-' ? null : (bed as (typeof BEDS)[number]),
      activity: activity as (typeof HAPPENINGS)[number],
      transport: mode ? { mode: mode as (typeof TRANSPORTS)[number], minutes: Math.round(Number(hours) * 60) } : null,
      /** Counts for the days with the activity; null: the usual effort of the activity. */
      effort: effort ? Number(effort) : null,
    }
  })

const stagePointsSchema = z
  .string()
  .regex(/^-?[\d.]+ -?[\d.]+(, -?[\d.]+ -?[\d.]+)*$/)
  .transform((text) =>
    text.split(', ').map((pair) => {
      const [latitude, longitude] = pair.split(' ').map(Number)
      return { latitude, longitude }
    }),
  )
  .pipe(z.array(pointSchema.unwrap()))

const travelSchema = z
  .object({
    /** ISO 3166-1 alpha-3; the first is its main country. */
    countries: z
      .array(z.string().regex(/^[A-Z]{3}$/))
      .min(1)
      .max(4),
    /** Where flights land; default: its country's main airport. */
    airport: airportSchema.optional(),
    continent: continentCodeSchema,
    days: z.number().int().min(3).max(21),
    style: z.enum(STYLES),
    type: z.enum(TYPES),
    moods: z.array(moodSchema).min(1).max(3),
    /** Regular price in euro cents, without flights. */
    priceEur: z.number().int().min(29_000).max(1_500_000),
    /** Months (1-12) with departures. */
    months: z.array(z.number().int().min(1).max(12)).min(2),
    /**
     * First and last day (MM-DD) on which it is possible, across the turn of the year where the first is later than the
     * last; default: all days of its months.
     */
    season: z.tuple([z.string().regex(/^\d\d-\d\d$/), z.string().regex(/^\d\d-\d\d$/)]).optional(),
    /** Weekdays (0 is Monday) on which none starts, because a stage would be on a day of closure. */
    notOn: z.array(z.number().int().min(0).max(6)).optional(),
    /** Nights in dormitories, huts, yurts, tents pitched along the way, boats or trains: no private room is sold. */
    sharedNights: z.literal(true).optional(),
    /** No departures at present. */
    onHold: z.literal(true).optional(),
    /** Popularity, 1 to 5. */
    popularity: z.number().int().min(1).max(5),
    /** Shows the scenery of its poster. */
    film: z.enum(FILMS).optional(),
    /** Last day of each stage; the last one equals `days`. */
    stageEnds: z.array(z.number().int().positive()).min(3).max(7),
    /** Latitude and longitude of each stage, for example "41.89 12.48, 45.44 12.33", to about 10 km. */
    stagePoints: stagePointsSchema.optional(),
    /** Bed, activity and, from the second stage on, the way there with its hours, for example "hotel explore train 4.5". */
    stageFacts: z.array(stageFactsSchema).optional(),
    /** Stage that the poster shows, counted from 1. */
    posterStage: z.number().int().positive().optional(),
    /** Country of each stage of a travel through several. */
    stageCountries: z.array(z.string()).optional(),
    /** Sold in the markets of these languages only. */
    copy: copiesSchema,
  })
  .refine((travel) => travel.stageEnds.at(-1) === travel.days, 'the last stage ends on the last day')
  .refine(
    (travel) => travel.stageEnds.every((day, i, all) => i === 0 || day > (all[i - 1] ?? 0)),
    'stages follow each other',
  )
  .refine(
    ({ stageFacts, stageEnds }) => stageFacts === undefined || stageFacts.length === stageEnds.length,
    'every stage has facts, or none has',
  )
  .refine(
    ({ stagePoints, stageEnds }) => stagePoints === undefined || stagePoints.length === stageEnds.length,
    'every stage has a point, or none has',
  )
  .refine(
    (travel) => copiesOf(travel).every(({ copy }) => copy.stages.length === travel.stageEnds.length),
    'every language tells every stage',
  )
  .refine(
    ({ countries, stageEnds, posterStage, stageCountries }) =>
      (posterStage ?? 0) <= stageEnds.length &&
      (countries.length === 1
        ? stageCountries === undefined
        : posterStage !== undefined &&
          stageCountries?.length === stageEnds.length &&
          stageCountries.every((country) => countries.includes(country))),
    'a travel through several countries has one for each stage, and a stage that its poster shows',
  )
/** travels/<area>.json: travels by slug. */
export const travelsSourceSchema = z.record(slugSchema, travelSchema).transform(listBySlug)
export type TravelSource = z.infer<typeof travelsSourceSchema>[number]

const coordinatorCopySchema = z.object({ motto: z.string().min(15).max(110), biography: z.string().min(120).max(420) })

const coordinatorSchema = z.object({
  name: z.string(),
  gender: z.enum(['female', 'male']),
  /** BCP 47 codes of languages spoken. */
  languages: z.array(z.string().length(2)).min(1).max(5),
  /** Continents where they lead trips. */
  areas: z.array(continentCodeSchema).min(1),
  /** Departures before the record begins (FIRST_DAY); those of the record are added. */
  tripsLed: z.number().int().min(2).max(80),
  /** From their biography: on leave from a job, or in school holidays; default: at any time. */
  availability: z.enum(['leave', 'holidays']).exactOptional(),
  copy: localized(coordinatorCopySchema),
})
/** coordinators.json: coordinators by slug. */
export const coordinatorsSourceSchema = z.record(slugSchema, coordinatorSchema).transform(listBySlug)
export type CoordinatorSource = z.infer<typeof coordinatorsSourceSchema>[number]
