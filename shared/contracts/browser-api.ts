import type { ConsentField } from '../consent/consent.ts'
import type { calendarDaysSchema } from './calendar-days.ts'
import type { DestinationLookup } from './destination-lookup.ts'
import type { Shown } from './experiment-events.ts'
import type { PageReport } from './page-report.ts'
import type { SearchOptions } from './search-options.ts'
import type { StorefrontEvent } from './storefront-events.ts'

/**
 * Calls of our scripts under `/api`, by method and route. client/call-api.ts and worker/api take their types from here.
 * `query`, `form` and `body` hold the fields that scripts build or read; forms may have more.
 */
export type BrowserApi = {
  'GET /api/destinations': { query: { search: string }; response: DestinationLookup }
  'GET /api/departure-days': { query: DaysQuery; response: ReturnType<typeof calendarDaysSchema.parse> }
  'GET /api/search-options': { query: Record<never, string>; response: SearchOptions }
  'GET /api/wishlist': { query: Record<never, string>; response: WishlistCopy }
  'POST /api/wishlist/:kind/:id': { form: WishlistFields; response: WishlistChange }
  'POST /api/chat/ask': { form: { question: string }; response: NextLocation }
  'POST /api/chat/end': RenderedForm
  'POST /api/contact': { form: Record<never, string>; response: NextLocation | FormAgain }
  'POST /api/sign-up/address': RenderedForm
  'POST /api/sign-up/continue': RenderedForm
  'POST /api/sign-up/resend': RenderedForm
  'POST /api/sign-up/code': RenderedForm
  'POST /api/sign-up/other-address': RenderedForm
  'POST /api/alerts': RenderedForm
  'POST /api/alert-preferences': RenderedForm
  'POST /api/alerts/:id/state': RenderedForm
  'POST /api/alerts/:id/removal': RenderedForm
  'POST /api/wemeet/join': RenderedForm
  'POST /api/wemeet/leave': RenderedForm
  'POST /api/ask/rating': RenderedForm
  'POST /api/consent': { form: Partial<Record<ConsentField, string>>; response: NextLocation }
  'POST /api/banners/:id/close': RenderedForm
  /** `ages` of the events, in ms: the browser's clock may be wrong. `variations`: as the page was shown. */
  'POST /api/events': {
    body: { id: string; events: StorefrontEvent[]; ages: number[]; variations?: Shown }
    response: null
  }
  'POST /api/vitals': { body: PageReport; response: null }
}

/** A form whose fields scripts do not touch. */
type RenderedForm = { form: Record<never, string>; response: NextLocation }

export type BrowserCall = keyof BrowserApi
export type CallOf<Method extends 'GET' | 'POST'> = Extract<BrowserCall, `${Method} ${string}`>
export type FormCall = { [Call in BrowserCall]: BrowserApi[Call] extends { form: object } ? Call : never }[BrowserCall]

/** Forms whose response is the URL of the next page or modal. */
export type StepCall = {
  [Call in FormCall]: NextLocation extends BrowserApi[Call]['response'] ? Call : never
}[FormCall]

export type ResponseOf<Call extends BrowserCall> = BrowserApi[Call]['response']
export type QueryOf<Call extends CallOf<'GET'>> = BrowserApi[Call]['query']
export type FormOf<Call extends FormCall> = BrowserApi[Call]['form']
/** JSON body of a beacon. */
export type BodyOf<Call extends 'POST /api/events' | 'POST /api/vitals'> = BrowserApi[Call]['body']
/** The form as the server receives it. */
export type PostedForm<Call extends FormCall> = { [Name in keyof FormOf<Call>]?: string }

/** URL of a call, with any text for `:kind` and `:id`. */
export type UrlOf<Call extends BrowserCall> = Call extends `${string} ${infer Route}` ? FilledRoute<Route> : never

type FilledRoute<Route extends string> = Route extends `${infer Before}:${string}/${infer After}`
  ? `${Before}${string}/${FilledRoute<After>}`
  : Route extends `${infer Before}:${string}`
    ? `${Before}${string}`
    : Route

/** The calls among `Calls` that a URL belongs to. */
export type CallAt<Calls extends BrowserCall, Url extends string> = {
  [Call in Calls]: Url extends UrlOf<Call> ? Call : never
}[Calls]

/** JSON response to a form that our own script posts: the URL of the next page or modal; `refused`: it says what is wrong, or asks to sign in. */
export type NextLocation = { location: string; refused?: true | 'signed-out' }

/** The form as HTML, with its errors. */
export type FormAgain = { html: string }

/** A filter's query (shared/filters/filter-query.ts) and the currency. */
export type DaysQuery = {
  currency: string
  textSearch?: string
  'destinationId[]'?: string
  'continentId[]'?: string
}

type WishlistFields = {
  wish: 'add' | 'remove'
  confirmed?: 'yes'
  /** Idempotency key (decision 21). */
  key?: string
  /** Ids of departures to restore, separated by commas. */
  tours?: string
}

/** Name of an item in URLs and hearts, such as `travel/japan-tokyo-kyoto`. */
export type WishlistItemPath = `${string}/${string}`

/** JSON response to a heart. */
export type WishlistChange = {
  /** Ids of all saved travels and departures, after the change. */
  travels: string[]
  tours: string[]
  /** The first saved item prompts for an email (spec section 4). */
  ask: boolean
}

/** The list for offline use, formatted for the market. */
export type WishlistCopy = {
  /** Saved items by the hearts' names, such as `travel/japan-tokyo-kyoto`. */
  hearts: string[]
  items: {
    title: string
    /** Path of the trip's page. */
    path: string
    tours: { dates: string; price: string }[]
  }[]
}
