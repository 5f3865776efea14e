import { z } from 'zod'
import { pageOf } from './envelope.ts'
import { imageSchema } from './image.ts'
import { isoDateSchema } from './iso-date.ts'

/** Names of events and cities in addresses. */
export const eventSlugSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

export const wemeetCitySchema = z.object({ slug: eventSlugSchema, name: z.string().min(1) })

/** Who organises an event (spec section 3): a coordinator, who has a page, or a member of the community. */
const organiserSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('coordinator'), name: z.string(), slug: eventSlugSchema, picture: imageSchema }),
  z.object({ kind: z.literal('member'), name: z.string() }),
])

/** An event of the community as lists show it. */
export const wemeetEventSchema = z.object({
  slug: eventSlugSchema,
  title: z.string().min(1),
  /** A sentence or two: what happens there. */
  text: z.string(),
  city: wemeetCitySchema,
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2),
  /** Where people meet. */
  place: z.string(),
  /** The day on which it begins, in the city's time zone. */
  startsOn: isoDateSchema,
  /** Instants. */
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** IANA. */
  timeZone: z.string().min(1),
  organiser: organiserSchema,
  /** How many come, and how many can. */
  attendees: z.number().int().nonnegative(),
  capacity: z.number().int().positive(),
  /** What is spoken, in the market's language. */
  language: z.string(),
  picture: imageSchema,
  /** It was called off: its page says so, lists leave it out. */
  isCancelled: z.boolean().default(false),
})
export type WemeetEvent = z.infer<typeof wemeetEventSchema>

/** `GET /wemeet/events/show`: an event with others close by, soonest first. Past events are there for some weeks. */
export const wemeetDetailSchema = wemeetEventSchema.extend({
  /** What to bring, and what it costs. */
  note: z.string(),
  others: z.array(wemeetEventSchema),
})
export type WemeetDetail = z.infer<typeof wemeetDetailSchema>

/** `GET /wemeet/events`: events that have not begun, soonest first. */
export const wemeetListSchema = pageOf(wemeetEventSchema).extend({
  /** The city that was meant by what was asked; null when none was, or none is called so. */
  city: wemeetCitySchema.nullable(),
  /** What was asked is not how the city is written. */
  isGuess: z.boolean(),
  /** Cities of the market with their events, most first, within the asked days. */
  cities: z.array(wemeetCitySchema.extend({ count: z.number().int().positive() })),
})
export type WemeetList = z.infer<typeof wemeetListSchema>

/** `GET /wemeet/attendance?event=`: how one person stands to an event. */
export const attendanceSchema = z.object({
  event: wemeetEventSchema,
  isAttending: z.boolean(),
  /** It has begun: nobody can join any more. */
  isOver: z.boolean(),
})
export type Attendance = z.infer<typeof attendanceSchema>

/** `PUT /wemeet/attendance?event=`: what came of joining; `mailed`, when a confirmation is in the mail. */
export const joinedSchema = z.object({
  result: z.enum(['joined', 'full', 'over', 'cancelled']),
  mailed: z.boolean(),
})
export type Joined = z.infer<typeof joinedSchema>
