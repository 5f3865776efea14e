import type { DestinationNames } from '../../destination-names.ts'

export const destinationNames: DestinationNames = {
  names: {
    BRN: 'Brunei',
    CIV: 'Elfenbeinküste',
    CPV: 'Kap Verde',
    HKG: 'Hongkong',
    MAC: 'Macau',
    PSE: 'Palästina',
    SJM: 'Spitzbergen',
    USA: 'USA',
  },
  aliases: {
    ARE: ['Emirate', 'VAE'],
    BIH: ['Bosnien'],
    CPV: ['Kapverden'],
    GBR: ['Großbritannien', 'England', 'Schottland', 'Wales', 'Nordirland'],
    MMR: ['Birma'],
    NLD: ['Holland'],
    SJM: ['Svalbard'],
    USA: ['Vereinigte Staaten', 'Amerika'],
  },
}
