import type apiMessages from './it/messages/api.json'
import type identityMessages from './it/messages/identity.json'
import type messages from './it/messages/storefront.json'

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many'

/** Texts with the keys of `T`; plural forms other than `_other` are optional. */
export type Texts<T> = {
  readonly [K in keyof T as K extends `${string}_${Plural}` ? never : K]: T[K] extends string ? string : Texts<T[K]>
} & {
  readonly [K in keyof T as K extends `${infer Base}_other` ? `${Base}_${Plural}` : never]?: string
}

type WithoutPlural<K extends string> = K extends `${infer Base}_${Plural | 'other'}` ? Base : K

/** Dotted keys of a message tree, without plural suffixes. */
export type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${KeyOf<T[K]>}`
}[keyof T & string]

type MessageTree = { readonly [key: string]: string | MessageTree }

/** Merges a market's overrides into the messages of its language. */
export const withOverrides = <T extends MessageTree>(messages: T, overrides: MessageTree): T => {
  const merged = { ...messages } as Record<string, string | MessageTree>
  for (const [key, override] of Object.entries(overrides)) {
    const message = merged[key]
    merged[key] = typeof override === 'string' ? override : withOverrides(message as MessageTree, override)
  }
  return merged as T
}

/** Messages of the storefront, by namespace. Italian defines the keys of all message types. */
export type Messages = Texts<typeof messages>
export type MessageKey = KeyOf<typeof messages>

/** Messages of the API's labels, mail and pages. */
export type ApiMessages = Texts<typeof apiMessages>
export type ApiMessageKey = KeyOf<typeof apiMessages>

/** Messages of the sign-in service. */
export type IdentityMessages = Texts<typeof identityMessages>
export type IdentityMessageKey = KeyOf<typeof identityMessages>

/** Plural forms that a message has in its language, with `{{count}}`. */
export type PluralForms = { other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string }

/** Translates a key; `count` selects the plural form, other parameters fill {{name}}. The result is not HTML-escaped. */
export type Translate<Key extends string = MessageKey> = (
  key: Key,
  parameters?: Readonly<Record<string, string | number>>,
) => string
