import type { CatalogueLabels } from '../../../backend/api/labels/catalogue-labels.ts'

export const catalogueLabels: CatalogueLabels = {
  styles: {
    ADVENTURE: 'Abenteuer',
    CITY: 'Stadt',
    BEACH: 'Strand',
    TREKKING: 'Wandern',
    ROAD_TRIP: 'Roadtrip',
    DISCOVERY: 'Entdeckung',
    SAFARI: 'Safari',
    SNOW: 'Schnee',
    SAILING: 'Segeln',
  },
  types: { CLASSIC: 'Klassisch', EXPRESS: 'Express', EXPEDITION: 'Expedition', SLOW: 'Entschleunigt' },
  badges: { NEW: 'Neu', HOT: 'Beliebt', SAFE: 'Erste Reise' },
  costCenters: { SHORT_HAUL: 'Kurzstrecke', MEDIUM_HAUL: 'Mittelstrecke', LONG_HAUL: 'Langstrecke' },
}
