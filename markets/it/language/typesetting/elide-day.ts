/**
 * Italian elides the article before the days that begin with a vowel when read: "fino al 8 feb" is written
 * "fino all’8 feb", "entro il 11 gen" is "entro l’11 gen". For texts into which a day has been filled.
 */
export const elideDay = (text: string): string =>
  text.replace(/\b(al|dal|il) (?=(?:8|11) \p{L})/gu, (_, article: string) => ELIDED[article] ?? article)

const ELIDED: Readonly<Record<string, string>> = { al: 'all’', dal: 'dall’', il: 'l’' }
