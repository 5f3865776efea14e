import { z } from 'zod'
import { localized, localizedTextSchema } from '../../backend/api/sources/localized-source.ts'
import { languageSchema } from '../../markets/market-id.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Kinds of meeting places in each city. */
const MEETING_PLACES = ['square', 'park', 'museum', 'station'] as const

/** wemeet/cities.json: cities of community events. */
export const wemeetCitySourceSchema = z.strictObject({
  slug,
  country: z.string().regex(/^[A-Z]{2}$/),
  timeZone: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Frequency of events, 1 to 5. */
  popularity: z.number().int().min(1).max(5),
  /** Language of its events. */
  language: languageSchema,
  names: localizedTextSchema,
  /** Local names. */
  places: z.record(z.enum(MEETING_PLACES), z.string().min(1)),
  /** Coordinators who live in the city. */
  coordinators: z.array(slug),
})
export type WemeetCitySource = z.infer<typeof wemeetCitySourceSchema>

/** wemeet/kinds.json: kinds of events. */
export const wemeetKindSourceSchema = z.strictObject({
  slug,
  place: z.enum(MEETING_PLACES),
  /** Names of pictures of the site: each event has one of them. */
  pictures: z.array(slug).min(1),
  /** 0 is Monday. */
  weekdays: z.array(z.number().int().min(0).max(6)).min(1),
  /** Possible starts, in the city's time. */
  times: z.array(time).min(1),
  /** A few hours to one day (spec section 3). */
  minutes: z.number().int().min(60).max(1440),
  capacity: z.tuple([z.number().int().positive(), z.number().int().positive()]),
  /** Relative frequency. */
  weight: z.number().positive(),
  /** April to October; October to April in the southern hemisphere. */
  warmSeason: z.boolean(),
  coordinatorOnly: z.boolean(),
  copy: localized(z.strictObject({ title: z.string().min(1), slug, text: z.string().min(1), note: z.string().min(1) })),
})
export type WemeetKindSource = z.infer<typeof wemeetKindSourceSchema>

/** wemeet/members.json: first names of people aged 25 to 49 in each language's countries. */
export const wemeetMembersSourceSchema = localized(z.array(z.string().min(2).max(20)).min(20))
export type WemeetMembersSource = z.infer<typeof wemeetMembersSourceSchema>
