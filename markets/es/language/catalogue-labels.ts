import type { CatalogueLabels } from '../../../backend/api/labels/catalogue-labels.ts'

export const catalogueLabels: CatalogueLabels = {
  styles: {
    ADVENTURE: 'Aventura',
    CITY: 'Ciudad',
    BEACH: 'Playa',
    TREKKING: 'Senderismo',
    ROAD_TRIP: 'Road trip',
    DISCOVERY: 'Descubrimiento',
    SAFARI: 'Safari',
    SNOW: 'Nieve',
    SAILING: 'Velero',
  },
  types: { CLASSIC: 'Clásico', EXPRESS: 'Exprés', EXPEDITION: 'Expedición', SLOW: 'Slow' },
  badges: { NEW: 'Nuevo', HOT: 'Los favoritos', SAFE: 'Primer viaje' },
  costCenters: { SHORT_HAUL: 'Corto radio', MEDIUM_HAUL: 'Medio radio', LONG_HAUL: 'Largo radio' },
}
