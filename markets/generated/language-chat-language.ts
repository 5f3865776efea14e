// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { chatLanguage as itChatLanguage } from '../it/language/chat-language.ts'
import { chatLanguage as enChatLanguage } from '../we/language/chat-language.ts'
import { chatLanguage as esChatLanguage } from '../es/language/chat-language.ts'
import { chatLanguage as frChatLanguage } from '../fr/language/chat-language.ts'
import { chatLanguage as deChatLanguage } from '../de/language/chat-language.ts'

/** `chatLanguage` of every language. */
export const chatLanguageByLanguage = Object.freeze({
  it: itChatLanguage,
  en: enChatLanguage,
  es: esChatLanguage,
  fr: frChatLanguage,
  de: deChatLanguage,
})
