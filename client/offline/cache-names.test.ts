import { expect, it } from 'vitest'
import { ageText } from './cache-names.ts'

const HOUR = 3_600_000

it.each([
  [0, 'it-IT', 'ora'],
  [59_999, 'en-US', 'now'],
  [-HOUR, 'de-DE', 'jetzt'],
  [60_000, 'it-IT', '1 minuto fa'],
  [2 * HOUR, 'de-DE', 'vor 2 Stunden'],
  [3 * HOUR + 59 * 60_000, 'es-ES', 'hace 3 horas'],
  [24 * HOUR, 'fr-FR', 'hier'],
  [72 * HOUR, 'en-GB', '3 days ago'],
])('%i ms in %s: %s', (ms, language, text) => expect(ageText(ms, language)).toBe(text))
