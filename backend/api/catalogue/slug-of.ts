import { foldText } from '../../../shared/text/fold-text.ts'

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** "Düsseldorf" → "duesseldorf", "La Réunion" → "la-reunion". */
export const slugOf = (name: string): string =>
  foldText(name.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter)).replaceAll(' ', '-')
