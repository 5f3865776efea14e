/** What a language asks of texts once they are filled in (`markets/<id>/language/typesetting.ts`). */
export type Typesetting = {
  /** Of all texts. */
  everyText: (text: string) => string
  /** Of those into which a day has been filled, besides. */
  datedText: (text: string) => string
}

/** For languages whose texts are as they are written. */
export const asWritten = (text: string): string => text
