import type { Stage } from '../scene/stage.ts'
import { climateOf } from './styles.ts'

type Place = Stage['place']

/** Countries, and travels, whose mountains are bare in all or most months of the trips. */
const BARE_SUMMITS = [
  ...['ALB', 'AUS', 'BGR', 'BIH', 'COL', 'FRO', 'GBR', 'GRC', 'IRL', 'LSO', 'MAR', 'MKD', 'MNE', 'MNG'],
  ...['POL', 'ROU', 'SRB', 'SVK', 'SVN', 'TUR', 'canada-quebec-saguenay', 'china-yunnan'],
  ...['italy-dolomites-alta-via', 'japan-kumano-kodo'],
]
const WHITE_VOLCANOES = ['ARG', 'CHL', 'ISL', 'JPN', 'MEX', 'TZA', 'ecuador-quito-quilotoa-cuenca']
/** Where a volcano smokes on most days, and glows at night. */
const SMOKING = ['GTM', 'ITA', 'MEX', 'VUT', 'indonesia-java-bali']

const isAmong = (names: readonly string[], { country, travel = '' }: Place): boolean =>
  names.includes(country) || names.includes(travel)

/** Whether mountains have snow on their heights. */
export const hasSnow = (place: Place): boolean =>
  !['tropical', 'arid'].includes(climateOf(place)) && !isAmong(BARE_SUMMITS, place)

/** Whether volcanoes are white at the top all year. */
export const hasWhiteVolcano = (place: Place): boolean => isAmong(WHITE_VOLCANOES, place)

export const isSmoking = (place: Place): boolean => isAmong(SMOKING, place)
