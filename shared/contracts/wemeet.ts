import { z } from 'zod'
import { pageOf } from './envelope.ts'
import { imageSchema } from './image.ts'
import { isoDateSchema } from './iso-date.ts'
import { lazySchema } from './lazy-schema.ts'
import { pointSchema } from './point.ts'
import { slugsSchema } from './travel.ts'

/** Slug of an event or a city. */
export const eventSlugSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

export const wemeetCitySchema = lazySchema(() => z.object({ slug: eventSlugSchema, name: z.string().min(1) }))

/** Organiser (spec section 3): a coordinator, who has a page, or a community member. */
const organiserSchema = lazySchema(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('coordinator'), name: z.string(), slug: eventSlugSchema, picture: imageSchema }),
    z.object({ kind: z.literal('member'), name: z.string() }),
  ]),
)

/** A community event of lists. */
export const wemeetEventSchema = lazySchema(() =>
  z.object({
    /** Never changes; also one of its slugs. */
    id: eventSlugSchema,
    /** In the market's language. */
    slug: eventSlugSchema,
    title: z.string().min(1),
    /** One or two sentences. */
    text: z.string(),
    city: wemeetCitySchema,
    /** ISO 3166-1 alpha-2. */
    country: z.string().length(2),
    /** Meeting point. */
    place: z.string(),
    /** In the city's time zone. */
    startsOn: isoDateSchema,
    /** Instants. */
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    /** IANA. */
    timeZone: z.string().min(1),
    organiser: organiserSchema,
    attendees: z.number().int().nonnegative(),
    capacity: z.number().int().positive(),
    /** Language name in the market's language. */
    language: z.string(),
    picture: imageSchema,
    /** Cancelled events keep their page and leave the lists. */
    isCancelled: z.boolean().default(false),
  }),
)
export type WemeetEvent = z.infer<typeof wemeetEventSchema>

/** `GET /wemeet/events/show`: an event with others nearby, soonest first. Past events remain for some weeks. */
export const wemeetDetailSchema = lazySchema(() =>
  wemeetEventSchema.unwrap().extend({
    /** Equipment and costs. */
    note: z.string(),
    slugs: slugsSchema,
    others: z.array(wemeetEventSchema),
  }),
)
export type WemeetDetail = z.infer<typeof wemeetDetailSchema>

/** `GET /wemeet/events`: upcoming events, soonest first. */
export const wemeetListSchema = lazySchema(() =>
  pageOf(wemeetEventSchema).extend({
    /** City of the query; null without a match. */
    city: wemeetCitySchema.nullable(),
    /** The query misspells the city. */
    isGuess: z.boolean(),
    /** Cities of the market by number of events within the requested days. */
    cities: z.array(
      wemeetCitySchema.unwrap().extend({
        count: z.number().int().positive(),
        /** Where a map shows it. */
        point: pointSchema.nullable().default(null),
      }),
    ),
  }),
)
export type WemeetList = z.infer<typeof wemeetListSchema>

/** `GET /wemeet/attendance?event=`: a person's attendance. */
export const attendanceSchema = lazySchema(() =>
  z.object({
    event: wemeetEventSchema,
    isAttending: z.boolean(),
    /** Started events cannot be joined. */
    isOver: z.boolean(),
  }),
)
export type Attendance = z.infer<typeof attendanceSchema>

/** `PUT /wemeet/attendance?event=`; `mailed`: a confirmation was sent. */
export const joinedSchema = lazySchema(() =>
  z.object({
    result: z.enum(['joined', 'full', 'over', 'cancelled']),
    mailed: z.boolean(),
  }),
)
export type Joined = z.infer<typeof joinedSchema>
