import type { Language } from '../market.ts'

/** Names of countries where those of the Unicode CLDR are not what a traveller would say. By alpha-3 code. */
export const DESTINATION_NAMES: Record<string, Partial<Record<Language, string>>> = {
  BIH: { en: 'Bosnia and Herzegovina' },
  BRN: { de: 'Brunei' },
  CIV: { en: 'Ivory Coast', es: 'Costa de Marfil', de: 'Elfenbeinküste' },
  CPV: { de: 'Kap Verde' },
  HKG: { it: 'Hong Kong', en: 'Hong Kong', es: 'Hong Kong', fr: 'Hong Kong', de: 'Hongkong' },
  KGZ: { fr: 'Kirghizistan' },
  MAC: { it: 'Macao', en: 'Macao', es: 'Macao', fr: 'Macao', de: 'Macau' },
  MMR: { it: 'Myanmar', en: 'Myanmar', es: 'Myanmar', fr: 'Myanmar' },
  PSE: { it: 'Palestina', en: 'Palestine', es: 'Palestina', fr: 'Palestine', de: 'Palästina' },
  SJM: { it: 'Svalbard', en: 'Svalbard', es: 'Svalbard', fr: 'Svalbard', de: 'Spitzbergen' },
  SXM: { fr: 'Saint-Martin' },
  TUR: { en: 'Turkey' },
  USA: { de: 'USA' },
  VNM: { fr: 'Vietnam' },
}

/** What people also type for a country. By alpha-3 code. */
export const DESTINATION_ALIASES: Record<string, Partial<Record<Language, string[]>>> = {
  ARE: { it: ['Emirati'], en: ['UAE', 'Emirates'], es: ['Emiratos'], fr: ['Émirats'], de: ['Emirate', 'VAE'] },
  BIH: { it: ['Bosnia Erzegovina'], fr: ['Bosnie'], de: ['Bosnien'] },
  CIV: { en: ["Côte d'Ivoire"] },
  CPV: { de: ['Kapverden'] },
  CZE: { it: ['Repubblica Ceca'], en: ['Czech Republic'], es: ['República Checa'], fr: ['République tchèque'] },
  FRO: { it: ['Isole Faroe'] },
  GBR: {
    it: ['Gran Bretagna', 'Inghilterra', 'Scozia', 'Galles', 'Irlanda del Nord'],
    en: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
    es: ['Gran Bretaña', 'Inglaterra', 'Escocia', 'Gales', 'Irlanda del Norte'],
    fr: ['Grande-Bretagne', 'Angleterre', 'Écosse', 'Pays de Galles', 'Irlande du Nord'],
    de: ['Großbritannien', 'England', 'Schottland', 'Wales', 'Nordirland'],
  },
  MMR: { it: ['Birmania'], en: ['Burma'], es: ['Birmania'], fr: ['Birmanie'], de: ['Birma'] },
  NLD: { it: ['Olanda'], en: ['Holland'], es: ['Holanda'], fr: ['Hollande'], de: ['Holland'] },
  SJM: { it: ['Spitsbergen'], en: ['Spitsbergen'], es: ['Spitsbergen'], fr: ['Spitzberg'], de: ['Svalbard'] },
  TUR: { en: ['Türkiye'] },
  USA: {
    it: ['USA', "Stati Uniti d'America", 'America'],
    en: ['USA', 'US', 'United States of America', 'America'],
    es: ['EE UU', 'EEUU', 'USA'],
    fr: ['USA', "États-Unis d'Amérique"],
    de: ['Vereinigte Staaten', 'Amerika'],
  },
}
