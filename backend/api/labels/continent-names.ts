import type { Continent, ContinentCode } from '../../../shared/contracts/destination.ts'
import type { Language } from '../market.ts'

/** Continents (spec section 2); `america` is Central America and the Caribbean. */
export const CONTINENT_NAMES: Record<ContinentCode, Record<Language, string>> = {
  asia: { it: 'Asia', en: 'Asia', es: 'Asia', fr: 'Asie', de: 'Asien' },
  'south-america': {
    it: 'Sud America',
    en: 'South America',
    es: 'Sudamérica',
    fr: 'Amérique du Sud',
    de: 'Südamerika',
  },
  america: {
    it: 'Centro America e Caraibi',
    en: 'Central America & Caribbean',
    es: 'Centroamérica y Caribe',
    fr: 'Amérique centrale et Caraïbes',
    de: 'Mittelamerika und Karibik',
  },
  'north-america': {
    it: 'Nord America',
    en: 'North America',
    es: 'Norteamérica',
    fr: 'Amérique du Nord',
    de: 'Nordamerika',
  },
  europe: { it: 'Europa', en: 'Europe', es: 'Europa', fr: 'Europe', de: 'Europa' },
  africa: { it: 'Africa', en: 'Africa', es: 'África', fr: 'Afrique', de: 'Afrika' },
  oceania: { it: 'Oceania', en: 'Oceania', es: 'Oceanía', fr: 'Océanie', de: 'Ozeanien' },
  antarctica: { it: 'Antartide', en: 'Antarctica', es: 'Antártida', fr: 'Antarctique', de: 'Antarktis' },
}

/** A continent as the contracts have it; its id is its code. */
export const continentOf = (code: ContinentCode, language: Language): Continent => ({
  id: code,
  code,
  name: CONTINENT_NAMES[code][language],
})
