import { z } from 'zod'
import { SIGN_UP_PURPOSES } from '../sign-up/steps.ts'
import { lazySchema } from './lazy-schema.ts'
import { salesStatusSchema } from './tour.ts'

/** Page types for analytics (spec section 2). */
export const PAGE_TYPES = [
  'home',
  'SERP',
  'travel',
  'tour',
  'itinerary',
  'SEO page',
  'wishlist',
  'custom page',
] as const
export type PageType = (typeof PAGE_TYPES)[number]

const text = z.string().max(300)
const flag = z.boolean()
const count = z.number().int()

const PAGE = {
  pageType: z.enum(PAGE_TYPES).describe('Type of the page'),
  userId: text.optional().describe('User id, if signed in'),
}

/** Travel and departure of the page or of the part with the event. */
const TRIP = {
  travelId: text.optional().describe('Travel'),
  travelName: text.optional().describe('Its title'),
  tourId: text.optional().describe('Departure'),
  status: salesStatusSchema.optional().describe('Its sales status'),
  missingDaysToDeparture: count.optional().describe('Days until it leaves; below 0 once it has left'),
  tourInWishlist: flag.optional().describe('Whether it is in the wishlist, if the page shows its heart'),
  sectionFrom: text.optional().describe('Part of the page'),
}

export const COMMON_FIELDS = Object.keys({ ...PAGE, ...TRIP })

const event = <N extends string, F extends z.ZodRawShape>(name: N, when: string, own: F) =>
  z.strictObject({ event: z.literal(name), ...PAGE, ...TRIP, ...own }).describe(when)

const banner = { bannerId: text.describe('The banner’s id') }
const widget = { from: text.describe('The widget: the home page’s, the header’s or the modal’s') }
const search = {
  tab: z.enum(['tours', 'travels']).describe('Departures or travels'),
  sort: text.describe('Order, as in the URL'),
  total: count.describe('Results'),
  durations: z.array(text).max(20).readonly().describe('`MAX_6`, `OVER_10` days'),
  price: text.optional().describe('`MAX_1200`, `OVER_1800` or `800-1200`, in whole units'),
  priceRange: z
    .enum(['suggested-range', 'custom-range'])
    .optional()
    .describe('Whether the price is one of those offered'),
  currency: text.optional().describe('Currency of the price'),
}
const chosen = { chosen: z.array(text).max(20).describe('Chosen values, as `name=value`') }

/** Search data of an event: built by the server, sent by the browser (spec section 9). */
export type SearchTracking = z.infer<z.ZodObject<typeof search>>

/** All analytics events (spec sections 3 and 7); `docs/events.md` is generated from them. None contains typed text. */
export const storefrontEventSchema = lazySchema(() =>
  z.discriminatedUnion('event', [
    event('page_view', '250 ms after a page or an in-place search is shown', {
      path: text.describe('Path; empty for a page that does not exist or fails'),
      currency: text.nullable().describe('Currency of its prices'),
      signedIn: flag.describe('Whether a user is signed in'),
    }),
    event('list_view', 'A list of travels or departures was shown, with its page view', {
      list: text.describe('Part of the page'),
      travels: z.array(text).max(50).describe('Travels in their order'),
    }),
    event('card_click', 'The card of a travel or a departure was followed', {
      list: text.describe('Part of the page'),
      position: count.describe('In the list, from 1'),
    }),
    event('page_error', 'A page said that it does not exist, or cannot be shown, with its page view', {
      code: count.describe('HTTP status'),
    }),
    event('account', 'With the page view of a signed-in user', { accountID: text.describe('User id') }),
    event(
      'banner_show',
      'Half of a banner came into view, once per page view; not repeated by an in-place search',
      banner,
    ),
    event('banner_close', 'A banner was closed', banner),
    event('banner_interact', 'A link of a banner was followed', banner),
    event('contact-us', 'Talk to us was opened from the header or the footer', {}),
    event('go-to-wishlist', 'The wishlist was opened from the header', {
      section: z.literal('menu').describe('Its place'),
    }),
    event('search_submit', 'A search was sent', {
      hasDestination: flag.describe('With a destination'),
      hasText: flag.describe('With free text'),
    }),
    event('ask_question', 'A question was put to the AI search', {}),
    event('search_sort', 'Results were sorted', search),
    event('search_filter', 'Results were filtered', search),
    event('search_open', 'A section of the search widget was opened', {
      section: z.enum(['where', 'when', 'history']).describe('Section'),
      ...widget,
    }),
    event('search_clear', 'The search widget was cleared', widget),
    event('search_history_select', 'An earlier search was opened', widget),
    event('destination_select', 'A destination was chosen', {
      kind: z.enum(['destination', 'continent', 'travel']).describe('Type of the destination'),
      id: text.describe('Its id'),
      name: text.describe('Its name'),
    }),
    event('period_select', 'Dates were chosen', {
      from: text.describe('First day, YYYY-MM-DD'),
      to: text.describe('Last day, YYYY-MM-DD'),
    }),
    event('modal_open', 'A modal was opened: gallery, coordinator, notify-me, group-info and all others', {
      modal: text.describe('Its type'),
      layout: text.optional().describe('Its layout, for instance calendar or list'),
    }),
    event('calendar_day', 'A day of a calendar was opened', { day: text.describe('YYYY-MM-DD') }),
    event('departure_view', 'Departures were shown as a list or as a calendar', {
      layout: text.describe('calendar or list'),
    }),
    event('departure_filter', 'Departures were filtered by month, status or price', chosen),
    event('departure_details', 'The page of a departure was opened from its row', {}),
    event('other_date', 'Another departure was opened from a departure’s page', {}),
    event('total_options', 'Options were added to a departure’s total', chosen),
    event('calendar_file', 'The dates of payments were downloaded', {}),
    event('on_request', 'Customer support was asked for a departure', {}),
    event('booking_click', 'Left for the booking site', {}),
    event('faq', 'A question was opened', { faqId: text.describe('Its id'), label: text.describe('The question') }),
    event('wishlist_change', 'A travel or a departure was saved or removed', { wishlisted: flag.describe('Saved') }),
    event(
      'form_send',
      'A form was accepted: a step of signing up (`sign-up/…`), an alert made, paused or removed (`alerts…`), the rating of an AI answer (`ask/rating`), an event joined or left (`wemeet/…`); or was sent: a newsletter with a valid email, which another service answers in its own tab, a question in the chat (`chat/ask`), its end (`chat/end`), a message (`contact`), a currency',
      {
        form: text.describe('Its address, without ids'),
        purpose: z
          .enum(SIGN_UP_PURPOSES)
          .optional()
          .describe(
            'Of signing up: what for. The right code (`sign-up/code`) of `notify-me` on a travel makes an alert',
          ),
        currency: text.optional().describe('Chosen currency'),
      },
    ),
    event('form_error', 'A form could not be sent, as a message says', {
      form: text.describe('As in `form_send`'),
      reason: z.enum(['refused', 'failed', 'offline']).describe('By the server; a fault; no connection'),
    }),
    event('sign_in', 'Sign-in was opened; `login` says that it succeeded', {}),
    event('language_change', 'Another language or market was chosen', {
      language: text.describe('BCP 47, as in its link'),
    }),
    event('share', 'A page was shared', {}),
    event('itinerary_save', 'An itinerary was saved for offline use', {}),
  ]),
)
export type StorefrontEvent = z.infer<typeof storefrontEventSchema>

/** An event as components push it; client/events/subscribe-to-events.ts adds the common fields. */
export type PushedEvent = StorefrontEvent extends infer E
  ? E extends StorefrontEvent
    ? Omit<E, keyof typeof PAGE | keyof typeof TRIP> & Partial<Pick<E, keyof typeof TRIP>>
    : never
  : never

/** Per call. */
export const MAX_EVENTS = 10
