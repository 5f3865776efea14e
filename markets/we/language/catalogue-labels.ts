import type { CatalogueLabels } from '../../../backend/api/labels/catalogue-labels.ts'

export const catalogueLabels: CatalogueLabels = {
  styles: {
    ADVENTURE: 'Adventure',
    CITY: 'City',
    BEACH: 'Beach',
    TREKKING: 'Hiking',
    ROAD_TRIP: 'Road trip',
    DISCOVERY: 'Discovery',
    SAFARI: 'Safari',
    SNOW: 'Snow',
    SAILING: 'Sailing',
  },
  types: { CLASSIC: 'Classic', EXPRESS: 'Express', EXPEDITION: 'Expedition', SLOW: 'Slow' },
  badges: { NEW: 'New', HOT: 'Most loved', SAFE: 'First trip' },
  costCenters: { SHORT_HAUL: 'Short haul', MEDIUM_HAUL: 'Medium haul', LONG_HAUL: 'Long haul' },
}
