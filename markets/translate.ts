import { keyOf } from '../shared/keys/key-of.ts'
import { createTranslators, typeset } from './create-translators.ts'
import { lazyByMarket } from './lazy-by-market.ts'
import type { MarketId } from './market-id.ts'
import type { Market } from './market-schema.ts'
import type { MessageKey, Messages, PluralForms, Translate } from './messages.ts'
import { markets, messagesByMarket, typesettingByLanguage } from './registry.ts'

export const allMessages: Readonly<Record<MarketId, Messages>> = messagesByMarket

/** Cached texts per market; pages repeat the same few hundred. */
const MAX_CACHED = 4000

const cachedTranslate = (translate: Translate): Translate => {
  const cache = new Map<string, string>()
  return (key, parameters) => {
    const cacheKey = parameters === undefined ? key : keyOf(key, parameters)
    const cached = cache.get(cacheKey)
    if (cached !== undefined) return cached
    const text = translate(key, parameters)
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(cacheKey, text)
    return text
  }
}

const PLURAL_FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

type Tree = { readonly [key: string]: string | Tree }

/** The plural forms that a message has, with placeholders, for texts with a number that the browser fills in. */
export const pluralForms = ({ id, language }: Market, key: MessageKey): PluralForms => {
  const path = key.split('.')
  const name = path.pop()
  const group = path.reduce((tree, step) => tree[step] as Tree, allMessages[id] as Tree)
  const { everyText } = typesettingByLanguage[language]
  const forms = PLURAL_FORMS.flatMap((form) => {
    const text = group[`${name}_${form}`]
    return typeof text === 'string' ? [[form, everyText(text)]] : []
  })
  return Object.fromEntries(forms) as PluralForms
}

const plain = createTranslators<MessageKey>(allMessages)

export const translators = lazyByMarket((id) => cachedTranslate(typeset(markets[id], plain[id])))
