import type { CatalogueLabels } from '../../../backend/api/labels/catalogue-labels.ts'

export const catalogueLabels: CatalogueLabels = {
  styles: {
    ADVENTURE: 'Avventura',
    CITY: 'Città',
    BEACH: 'Mare',
    TREKKING: 'Trekking',
    ROAD_TRIP: 'On the road',
    DISCOVERY: 'Scoperta',
    SAFARI: 'Safari',
    SNOW: 'Neve',
    SAILING: 'Barca a vela',
  },
  types: { CLASSIC: 'Classico', EXPRESS: 'Express', EXPEDITION: 'Spedizione', SLOW: 'Slow' },
  badges: { NEW: 'Novità', HOT: 'Più amati', SAFE: 'Primo viaggio' },
  costCenters: { SHORT_HAUL: 'Corto raggio', MEDIUM_HAUL: 'Medio raggio', LONG_HAUL: 'Lungo raggio' },
}
