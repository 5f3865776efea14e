import { type Typesetting, unchanged } from '../../typesetting.ts'

/** Replaces spaces before tall punctuation and within guillemets by no-break spaces. */
const frenchSpaces = (text: string): string => text.replace(/ (?=[:;!?»%])|(?<=«) /g, '\u00a0')

export const typesetting: Typesetting = { everyText: frenchSpaces, datedText: unchanged, colon: '\u00a0:' }
