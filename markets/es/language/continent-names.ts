import type { ContinentNames } from '../../../backend/api/labels/continent-names.ts'

export const continentNames: ContinentNames = {
  asia: 'Asia',
  'south-america': 'Sudamérica',
  america: 'Centroamérica y Caribe',
  'north-america': 'Norteamérica',
  europe: 'Europa',
  africa: 'África',
  oceania: 'Oceanía',
  antarctica: 'Antártida',
}
