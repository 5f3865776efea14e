import type { DestinationNames } from '../../destination-names.ts'

export const destinationNames: DestinationNames = {
  names: {
    CIV: 'Costa de Marfil',
    HKG: 'Hong Kong',
    MAC: 'Macao',
    MMR: 'Myanmar',
    PSE: 'Palestina',
    SJM: 'Svalbard',
  },
  aliases: {
    ARE: ['Emiratos'],
    CZE: ['República Checa'],
    GBR: ['Gran Bretaña', 'Inglaterra', 'Escocia', 'Gales', 'Irlanda del Norte'],
    MMR: ['Birmania'],
    NLD: ['Holanda'],
    SJM: ['Spitsbergen'],
    USA: ['EE UU', 'EEUU', 'USA'],
  },
}
