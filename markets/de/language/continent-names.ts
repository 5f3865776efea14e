import type { ContinentNames } from '../../../backend/api/labels/continent-names.ts'

export const continentNames: ContinentNames = {
  asia: 'Asien',
  'south-america': 'Südamerika',
  america: 'Mittelamerika und Karibik',
  'north-america': 'Nordamerika',
  europe: 'Europa',
  africa: 'Afrika',
  oceania: 'Ozeanien',
  antarctica: 'Antarktis',
}
