import type { ChatLanguage } from '../shared/chat/language.ts'
import { de } from '../shared/chat/languages/de.ts'
import { en } from '../shared/chat/languages/en.ts'
import { es } from '../shared/chat/languages/es.ts'
import { fr } from '../shared/chat/languages/fr.ts'
import { it } from '../shared/chat/languages/it.ts'
import type { MarketId } from './market-id.ts'

/** The language that each market's assistant reads. */
export const chatLanguages: Record<MarketId, ChatLanguage> = { it, us: en, we: en, es, fr, de }
