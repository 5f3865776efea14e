import { type Typesetting, unchanged } from '../../typesetting.ts'

const ELIDED: Readonly<Record<string, string>> = { al: 'all’', dal: 'dall’', il: 'l’' }

/** Elides the article before days that start with a vowel when read: "fino all’8 feb", "entro l’11 gen". */
const elideDay = (text: string): string =>
  text.replace(/\b(al|dal|il) (?=(?:8|11) \p{L})/gu, (_, article: string) => ELIDED[article] ?? article)

export const typesetting: Typesetting = { everyText: unchanged, datedText: elideDay, colon: ':' }
