// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { messages as itMessages } from '../it/messages.ts'
import { messages as usMessages } from '../us/messages.ts'
import { messages as weMessages } from '../we/messages.ts'
import { messages as esMessages } from '../es/messages.ts'
import { messages as frMessages } from '../fr/messages.ts'
import { messages as deMessages } from '../de/messages.ts'

/** `messages` of every market. */
export const messagesByMarket = Object.freeze({
  it: itMessages,
  us: usMessages,
  we: weMessages,
  es: esMessages,
  fr: frMessages,
  de: deMessages,
})
