import type { DestinationNames } from '../../destination-names.ts'

export const destinationNames: DestinationNames = {
  names: {
    HKG: 'Hong Kong',
    KGZ: 'Kirghizistan',
    MAC: 'Macao',
    MMR: 'Myanmar',
    PSE: 'Palestine',
    SJM: 'Svalbard',
    SXM: 'Saint-Martin',
    VNM: 'Vietnam',
  },
  aliases: {
    ARE: ['Émirats'],
    BIH: ['Bosnie'],
    CZE: ['République tchèque'],
    GBR: ['Grande-Bretagne', 'Angleterre', 'Écosse', 'Pays de Galles', 'Irlande du Nord'],
    MMR: ['Birmanie'],
    NLD: ['Hollande'],
    SJM: ['Spitzberg'],
    USA: ['USA', "États-Unis d'Amérique"],
  },
}
