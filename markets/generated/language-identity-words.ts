// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { identityWords as itIdentityWords } from '../it/language/identity-words.ts'
import { identityWords as enIdentityWords } from '../we/language/identity-words.ts'
import { identityWords as esIdentityWords } from '../es/language/identity-words.ts'
import { identityWords as frIdentityWords } from '../fr/language/identity-words.ts'
import { identityWords as deIdentityWords } from '../de/language/identity-words.ts'

/** `identityWords` of every language. */
export const identityWordsByLanguage = Object.freeze({
  it: itIdentityWords,
  en: enIdentityWords,
  es: esIdentityWords,
  fr: frIdentityWords,
  de: deIdentityWords,
})
