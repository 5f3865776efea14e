import type { ContinentNames } from '../../../backend/api/labels/continent-names.ts'

export const continentNames: ContinentNames = {
  asia: 'Asie',
  'south-america': 'Amérique du Sud',
  america: 'Amérique centrale et Caraïbes',
  'north-america': 'Amérique du Nord',
  europe: 'Europe',
  africa: 'Afrique',
  oceania: 'Océanie',
  antarctica: 'Antarctique',
}
