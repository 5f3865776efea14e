/** Typesetting of a language, applied to formatted texts (`markets/<id>/language/typesetting.ts`). */
export type Typesetting = {
  everyText: (text: string) => string
  /** Applied in addition to texts with a day. */
  datedText: (text: string) => string
  /** Between a label and its value. */
  colon: string
}

export const unchanged = (text: string): string => text

export const plainTypesetting: Typesetting = { everyText: unchanged, datedText: unchanged, colon: ':' }
