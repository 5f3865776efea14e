import type { DestinationNames } from '../../destination-names.ts'

export const destinationNames: DestinationNames = {
  names: { HKG: 'Hong Kong', MAC: 'Macao', MMR: 'Myanmar', PSE: 'Palestina', SJM: 'Svalbard' },
  aliases: {
    ARE: ['Emirati'],
    BIH: ['Bosnia Erzegovina'],
    CZE: ['Repubblica Ceca'],
    FRO: ['Isole Faroe'],
    GBR: ['Gran Bretagna', 'Inghilterra', 'Scozia', 'Galles', 'Irlanda del Nord'],
    MMR: ['Birmania'],
    NLD: ['Olanda'],
    SJM: ['Spitsbergen'],
    USA: ['USA', "Stati Uniti d'America", 'America'],
  },
}
