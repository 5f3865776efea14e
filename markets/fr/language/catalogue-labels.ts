import type { CatalogueLabels } from '../../../backend/api/labels/catalogue-labels.ts'

export const catalogueLabels: CatalogueLabels = {
  styles: {
    ADVENTURE: 'Aventure',
    CITY: 'Ville',
    BEACH: 'Plage',
    TREKKING: 'Randonnée',
    ROAD_TRIP: 'Road trip',
    DISCOVERY: 'Découverte',
    SAFARI: 'Safari',
    SNOW: 'Neige',
    SAILING: 'Voilier',
  },
  types: { CLASSIC: 'Classique', EXPRESS: 'Express', EXPEDITION: 'Expédition', SLOW: 'Slow' },
  badges: { NEW: 'Nouveau', HOT: 'Coups de cœur', SAFE: 'Premier voyage' },
  costCenters: { SHORT_HAUL: 'Court-courrier', MEDIUM_HAUL: 'Moyen-courrier', LONG_HAUL: 'Long-courrier' },
}
