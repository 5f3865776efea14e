import type { Language } from '../../../markets/market-id.ts'
import { continentNamesByLanguage } from '../../../markets/registry.ts'
import type { Continent, ContinentCode } from '../../../shared/contracts/destination.ts'

/** Continents (spec section 2) in one language; `america` is Central America and the Caribbean. */
export type ContinentNames = Record<ContinentCode, string>

/** A continent as the contracts have it; its id is its code. */
export const continentOf = (code: ContinentCode, language: Language): Continent => ({
  id: code,
  code,
  name: continentNamesByLanguage[language][code],
})
