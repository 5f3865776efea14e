import type { accessibility } from './it/messages/accessibility.ts'
import type { account } from './it/messages/account.ts'
import type { alerts } from './it/messages/alerts.ts'
import type { ask } from './it/messages/ask.ts'
import type { blocks } from './it/messages/blocks.ts'
import type { chat } from './it/messages/chat.ts'
import type { errors } from './it/messages/errors.ts'
import type { group } from './it/messages/group.ts'
import type { layout } from './it/messages/layout.ts'
import type { modals } from './it/messages/modals.ts'
import type { offline } from './it/messages/offline.ts'
import type { search } from './it/messages/search.ts'
import type { signUp } from './it/messages/sign-up.ts'
import type { tour } from './it/messages/tour.ts'
import type { travel } from './it/messages/travel.ts'
import type { trip } from './it/messages/trip.ts'
import type { wemeet } from './it/messages/wemeet.ts'
import type { widget } from './it/messages/widget.ts'
import type { wishlist } from './it/messages/wishlist.ts'

/** The plural form `many` exists in Italian, Spanish and French only; the parity test asks for what CLDR asks. */
type Texts<T> = { readonly [K in keyof T as K extends `${string}_many` ? never : K]: string } & {
  readonly [K in keyof T as K extends `${string}_many` ? K : never]?: string
}

/** All messages of a market, by namespace. The Italian files say which keys there are. */
export type Messages = {
  /** Header, footer, consent, page furniture. */
  readonly layout: Texts<typeof layout>
  readonly modals: Texts<typeof modals>
  /** Words of the catalogue that several pages use: statuses, seats, prices, days. */
  readonly trip: Texts<typeof trip>
  readonly search: Texts<typeof search>
  readonly travel: Texts<typeof travel>
  readonly errors: Texts<typeof errors>
  /** What blocks of content pages say by themselves. */
  readonly blocks: Texts<typeof blocks>
  /** Signing in and out. */
  readonly account: Texts<typeof account>
  /** Notify-me, the page of all alerts, one's own data. */
  readonly alerts: Texts<typeof alerts>
  /** The search widget: where, when, recent searches. */
  readonly widget: Texts<typeof widget>
  /** Pages of departures, itineraries and coordinators, and what travel pages do. */
  readonly tour: Texts<typeof tour>
  /** The anonymous visitor's way to a proven address. */
  readonly signUp: Texts<typeof signUp>
  readonly wishlist: Texts<typeof wishlist>
  /** Search in one's own words: the page, and hints in the normal search. */
  readonly ask: Texts<typeof ask>
  /** The assistant, and the contact form. */
  readonly chat: Texts<typeof chat>
  /** Who is going on a departure. */
  readonly group: Texts<typeof group>
  /** Events of the community. */
  readonly wemeet: Texts<typeof wemeet>
  /** What is said without a network, and of the site once it is installed. */
  readonly offline: Texts<typeof offline>
  /** The accessibility statement. */
  readonly accessibility: Texts<typeof accessibility>
}

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other'
type WithoutPlural<K extends string> = K extends `${infer Base}${PluralSuffix}` ? Base : K

/** `namespace.key`, plural suffixes left out: they are chosen by the `count` parameter. */
export type MessageKey = {
  [N in keyof Messages & string]: `${N}.${WithoutPlural<keyof Messages[N] & string>}`
}[keyof Messages & string]

/** Text of a key; `count` picks the plural form, other parameters fill {{name}} holes. Not HTML-escaped. */
export type Translate = (key: MessageKey, parameters?: Readonly<Record<string, string | number>>) => string
