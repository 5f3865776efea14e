import type { Motif } from '../subjects.ts'

/** Subjects that English titles of stages name, and the terrains and foregrounds, or kinds of them, that show each. */
export const NAMED_SUBJECTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bballoons\b/i, ['balloons']],
  [/\b(?:waterfalls?|falls|Devil’s Throat|smoke that thunders)\b/i, ['waterfall']],
  [/\bpagodas\b/i, ['pagoda']],
  [/\bsnow(?:shoes)?\b/i, ['snow', 'peaks']],
  [/\bjunks\b/i, ['boats:junk']],
  [/\b(?:canoes|pirogues?|mokoro|dugout)\b/i, ['boats:canoe']],
  [/\bdunes\b/i, ['dunes']],
  [/\bsalt\b(?! pans)/i, ['salt-flat']],
  [/\b(?:oas[ei]s|palms|palm groves)\b/i, ['palms']],
  [/\bcity in the rock\b/i, ['ruins:tomb']],
  [/\bHegra\b/i, ['ruins:hegra']],
  [/\bcliffs?\b/i, ['coast', 'islands', 'fjord', 'canyon', 'peaks']],
  [/\b(?:gorges?|canyons?)\b/i, ['canyon', 'river:mountains']],
  [/\bvolcano(?:es)?\b/i, ['volcano']],
  [/\bvin(?:es|eyards)\b/i, ['vineyards']],
  [/\bbaobabs\b/i, ['baobab']],
  [/\bcacti\b/i, ['cactus']],
  [/\belephants\b/i, ['animals:elephant']],
  [/\bzebras\b/i, ['animals:zebra']],
  [/\bpenguins\b/i, ['animals:penguin']],
  [/\bhorses\b/i, ['animals:horse']],
  [/\bwhales\b/i, ['whale']],
  [/\b(?:flamingos|puffins|cranes|birds|ibis|condors)\b/i, ['birds']],
  [/\bmonks\b/i, ['temple']],
  [/\bdomes\b/i, ['domes', 'minarets']],
  [/\bbases\b/i, ['cabin']],
  [/\bgeysers\b/i, ['geyser']],
  [/\bicebergs\b/i, ['icebergs']],
  [/\blighthouses?\b/i, ['lighthouse']],
  [/\bbridges?\b/i, ['bridge']],
  [/\bcastles?\b/i, ['ruins:castle']],
  [/\bpyramids\b/i, ['temple', 'ruins:pyramid']],
  [/\btown on the water\b/i, ['stilts']],
  [/\b(?:statue|moai)\b/i, ['moai']],
  [/\btorii\b/i, ['torii']],
  [/\bstupas\b/i, ['stupa']],
  [/\byurts\b/i, ['tents']],
  [/\bterraces\b/i, ['rice-terraces', 'ruins:terraces']],
  [/\brainforest\b/i, ['jungle']],
  [/\bneon\b/i, ['skyline']],
]

export const namesSubject = (title: string): boolean => NAMED_SUBJECTS.some(([words]) => words.test(title))

/** Whether a motif shows a subject that a title names; `false` for a title that names none. */
export const showsNamedSubject = (motif: Motif, title: string): boolean =>
  NAMED_SUBJECTS.some(([words, names]) => words.test(title) && names.some((name) => shows(motif, name)))

const shows = ({ terrain, terrainKind, foreground, foregroundKind }: Motif, name: string): boolean =>
  [terrain, `${terrain}:${terrainKind}`, foreground, `${foreground}:${foregroundKind}`].includes(name)
