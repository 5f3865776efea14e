import type { ContinentNames } from '../../../backend/api/labels/continent-names.ts'

export const continentNames: ContinentNames = {
  asia: 'Asia',
  'south-america': 'South America',
  america: 'Central America & Caribbean',
  'north-america': 'North America',
  europe: 'Europe',
  africa: 'Africa',
  oceania: 'Oceania',
  antarctica: 'Antarctica',
}
