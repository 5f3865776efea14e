import type { ContinentNames } from '../../../backend/api/labels/continent-names.ts'

export const continentNames: ContinentNames = {
  asia: 'Asia',
  'south-america': 'Sud America',
  america: 'Centro America e Caraibi',
  'north-america': 'Nord America',
  europe: 'Europa',
  africa: 'Africa',
  oceania: 'Oceania',
  antarctica: 'Antartide',
}
