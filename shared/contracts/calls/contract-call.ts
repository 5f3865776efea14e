import type { z } from 'zod'

/** What a site can do, by the calls that it needs; with the first three it is usable. */
export const FEATURES = [
  'pages',
  'search',
  'trips',
  'itineraries and reviews',
  'departure pages',
  'travels in search',
  'filters',
  'numbers of options',
  'numbers of results',
  'calendar of prices',
  'departure days',
  'map',
  'suggestions',
  'lists of travels',
  'flights',
  'coordinators',
  'community events',
  'wishlist',
  'alerts',
  'groups',
  'assistant',
  'contact form',
  'experiments',
  'search engines',
  'changes',
] as const
export type Feature = (typeof FEATURES)[number]

/** What responses contain and later calls ask for; slugs and codes as in paths, which are in lower case. */
export type Found = Partial<
  Record<
    | 'travelId'
    | 'travelSlug'
    | 'tourId'
    | 'tourCode'
    | 'coordinator'
    | 'event'
    | 'eventSlug'
    | 'alert'
    | 'share'
    | 'currencies',
    string
  >
>

/** Values of one run, which nobody else's data has. `email` has no mailbox. */
export type RunIds = { uuid: string; hash: string; email: string; instant: string }

export type Sample = {
  /** Values of `{name}` in the path. */
  path?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

type Options<T> = {
  /** Without the market, which all calls have but those with `isForAllMarkets`. */
  query?: z.ZodObject
  isForAllMarkets?: true
  body?: z.ZodType
  /** What the envelope contains; with `hasLines` each line. */
  data: z.ZodType<T>
  hasLines?: true
  /** Bearer token, signed by the shared key: for a user, or for no user. */
  token?: 'user' | 'storefront'
  /** It changes what is stored, or sends mail. */
  isChange?: true
  /** A request that every back end with a catalogue can answer; null where what it asks for was not found. */
  sample: (found: Found, ids: RunIds) => Sample | null
  finds?: (data: T) => Found
  /** What a valid response gets wrong about what it was asked for; null: nothing. */
  contradiction?: (data: T, found: Found) => string | null
}

/** A call of the storefront to its back end (spec section 7), as its documentation and conformance need it. */
export type ContractCall = Omit<Options<unknown>, 'finds' | 'contradiction'> & {
  features: readonly Feature[]
  method: string
  /** Parts may be `{name}`. */
  path: string
  summary: string
  finds: (data: unknown) => Found
  contradiction: (data: unknown, found: Found) => string | null
}

/** @param line "GET /layouts" */
export const call = <T>(
  features: Feature | readonly Feature[],
  line: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  summary: string,
  { finds, contradiction, ...options }: Options<T>,
): ContractCall => {
  const [method = '', path = ''] = line.split(' ')
  return {
    ...{ features: [features].flat(), method, path, summary, ...options },
    finds: (data) => finds?.(data as T) ?? {},
    contradiction: (data, found) => contradiction?.(data as T, found) ?? null,
  }
}

/** The sample of a call that names one thing; null where it was not found. */
export const named = (name: string, value: string | undefined): Sample | null =>
  value === undefined ? null : { query: { [name]: value } }
