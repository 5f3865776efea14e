import type { DestinationNames } from '../../destination-names.ts'

export const destinationNames: DestinationNames = {
  names: {
    BIH: 'Bosnia and Herzegovina',
    CIV: 'Ivory Coast',
    HKG: 'Hong Kong',
    LCA: 'St. Lucia',
    MAC: 'Macao',
    MMR: 'Myanmar',
    PSE: 'Palestine',
    SJM: 'Svalbard',
    TUR: 'Turkey',
    VCT: 'St. Vincent & Grenadines',
  },
  aliases: {
    ARE: ['UAE', 'Emirates'],
    CIV: ["Côte d'Ivoire"],
    CZE: ['Czech Republic'],
    GBR: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
    MMR: ['Burma'],
    NLD: ['Holland'],
    SJM: ['Spitsbergen'],
    TUR: ['Türkiye'],
    USA: ['USA', 'US', 'United States of America', 'America'],
  },
}
