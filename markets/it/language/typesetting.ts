import type { Typesetting } from '../../typesetting.ts'

const ELIDED: Readonly<Record<string, string>> = { al: 'all’', dal: 'dall’', il: 'l’' }

/** Elides the article before days that start with a vowel when read: "fino all’8 feb", "entro l’11 gen". */
const elideDay = (text: string): string =>
  text.replace(/\b(al|dal|il) (?=(?:8|11) \p{L})/gu, (_, article: string) => ELIDED[article] ?? article)

/** Adds the euphonic d before names that start with the same vowel: "ad Amsterdam", "ed Emily". */
const joinName = (text: string): string => text.replace(/(?:^|\s)(?:a(?= A\p{Ll})|e(?= E\p{Ll}))/gu, '$&d')

export const typesetting: Typesetting = { everyText: joinName, datedText: elideDay, colon: ':' }
