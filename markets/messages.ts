import type { blocks } from './it/messages/blocks.ts'
import type { errors } from './it/messages/errors.ts'
import type { layout } from './it/messages/layout.ts'
import type { modals } from './it/messages/modals.ts'
import type { search } from './it/messages/search.ts'
import type { travel } from './it/messages/travel.ts'
import type { trip } from './it/messages/trip.ts'

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
}

type PluralSuffix = '_zero' | '_one' | '_two' | '_few' | '_many' | '_other'
type WithoutPlural<K extends string> = K extends `${infer Base}${PluralSuffix}` ? Base : K

/** `namespace.key`, plural suffixes left out: they are chosen by the `count` parameter. */
export type MessageKey = {
  [N in keyof Messages & string]: `${N}.${WithoutPlural<keyof Messages[N] & string>}`
}[keyof Messages & string]

/** Text of a key; `count` picks the plural form, other parameters fill {{name}} holes. Not HTML-escaped. */
export type Translate = (key: MessageKey, parameters?: Readonly<Record<string, string | number>>) => string
