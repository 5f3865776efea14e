/** A language's changes to texts once they are filled in (`markets/<id>/language/typesetting.ts`). */
export type Typesetting = {
  /** Of all texts. */
  everyText: (text: string) => string
  /** Also of texts that contain a day. */
  datedText: (text: string) => string
}

export const asWritten = (text: string): string => text

/** For languages without changes. */
export const plainTypesetting: Typesetting = { everyText: asWritten, datedText: asWritten }
