// Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.

import { newsletterWords as itNewsletterWords } from '../it/language/newsletter-words.ts'
import { newsletterWords as enNewsletterWords } from '../we/language/newsletter-words.ts'
import { newsletterWords as esNewsletterWords } from '../es/language/newsletter-words.ts'
import { newsletterWords as frNewsletterWords } from '../fr/language/newsletter-words.ts'
import { newsletterWords as deNewsletterWords } from '../de/language/newsletter-words.ts'

/** `newsletterWords` of every language. */
export const newsletterWordsByLanguage = Object.freeze({
  it: itNewsletterWords,
  en: enNewsletterWords,
  es: esNewsletterWords,
  fr: frNewsletterWords,
  de: deNewsletterWords,
})
