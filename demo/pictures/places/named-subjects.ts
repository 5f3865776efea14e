import type { Motif } from '../subjects.ts'

const WHITE_HOUSES = ['white', 'whitewashed'].flatMap((kind) => [
  `oldtown:${kind}`,
  `city:${kind}`,
  `waterfront:${kind}`,
])

type Subjects = readonly (readonly [RegExp, readonly string[]])[]

/**
 * Subjects that English titles of stages name, and the terrains and foregrounds, or kinds of them, that show each; an
 * empty list where none does.
 */
const LANDMARKS: Subjects = [
  [/\bballoons\b/i, ['balloons']],
  [/\b(?:waterfalls?|falls|Kaieteur|Devil’s Throat|smoke that thunders)\b/i, ['waterfall']],
  [/\bpagodas\b/i, ['pagoda']],
  [/\bsnow(?:shoes)?\b/i, ['snow', 'peaks']],
  [/\bjunks\b/i, ['boats:junk']],
  [/\bdhows\b/i, ['boats:dhow']],
  [/\b(?:canoes|pirogues?|mokoro|dugout)\b/i, ['boats:canoe']],
  [/\bdunes\b/i, ['dunes']],
  [/\bsalt\b(?! pans)/i, ['salt-flat']],
  [/\b(?:oas[ei]s|palms|palm groves)\b/i, ['palms']],
  [/\bcity in the rock\b/i, ['ruins:tomb']],
  [/\bHegra\b/i, ['ruins:hegra']],
  [/\bcliffs?\b/i, ['coast', 'islands', 'fjord', 'canyon', 'peaks']],
  [/\b(?:gorges?|canyons?)\b/i, ['canyon', 'river:mountains']],
  [/\b(?:volcano(?:es)?|Cerro Negro)\b/i, ['volcano']],
  [/\bvin(?:es|eyards)\b/i, ['vineyards']],
  [/\bbaobabs\b/i, ['baobab']],
  [/\bcacti\b/i, ['cactus']],
  [/\belephants\b/i, ['animals:elephant']],
  [/\bzebras\b/i, ['animals:zebra']],
  [/\bpenguins\b/i, ['animals:penguin']],
  [/\bwhales\b/i, ['whale']],
  [/\b(?:cranes|birds|condors|pelicans)\b/i, ['birds']],
  [/\bmonks\b/i, ['temple']],
  [/\bdomes\b/i, ['domes', 'minarets']],
  [/\bbases\b/i, ['cabin']],
  [/\bgeysers\b/i, ['geyser']],
  [/\bicebergs\b/i, ['icebergs']],
  [/\blighthouses?\b/i, ['lighthouse']],
  [/\bbridges?\b/i, ['bridge']],
  [/\b(?:hanging|suspension) bridges?\b/i, ['bridge:suspension', 'bridge:red', 'bridge:rope']],
  [/\bcastles?\b/i, ['ruins:castle']],
  [/\bfortress\b/i, ['ruins:castle']],
  [/\bpyramids\b/i, ['temple', 'ruins:pyramid']],
  [/\btown on the water\b/i, ['stilts']],
  [/\b(?:statue|moai)\b/i, ['moai']],
  [/\btorii\b/i, ['torii']],
  [/\bstupas\b/i, ['stupa']],
  [/\byurts\b/i, ['tents']],
  [/\bterraces\b/i, ['rice-terraces', 'ruins:terraces']],
  [/\b(?:jungle|rainforest)\b/i, ['jungle']],
  [/\bneon\b/i, ['skyline']],
  [/\bTaj Mahal\b/i, ['temple:mughal']],
  [/\blakes?\b/i, ['lake']],
  [/\blagoons?\b/i, ['reef', 'lake', 'islands', 'beach']],
  [/\bmidstream\b/i, ['river', 'lake']],
  [/\bpines\b/i, ['pines', 'forest']],
  [/\bRockies\b/i, ['peaks']],
  [/\bmonasteries\b/i, ['church']],
  [/\bpastures\b/i, ['steppe']],
  [/\bcoffee and cocoa\b/i, ['jungle']],
  [/\bsupplies\b/i, []],
  [/\bwarm springs\b/i, []],
  [
    /\b(?:falcons|flamingos|puffins|ibis|crocodiles|caimans|pythons|tortoises|grizzlies|lemurs|monkeys|orangutans|sloths)\b/i,
    [],
  ],
  [
    /\b(?:mantas|sea lions|huskies|nets|mangroves|bamboo|trees|olives|pineapples|taro|flowers|almshouses|turf roofs)\b/i,
    [],
  ],
  [/\b(?:markets?|stalls|bazaars?|murals|graffiti|street art|trains|fires|caves|cenotes|blowholes)\b/i, []],
  [/\bgold rush town\b/i, []],
  [/\bhairpins\b/i, ['hairpins']],
  [/\bwhite (?:city|walls)\b/i, [...WHITE_HOUSES, 'village:whitewashed']],
  [/(?<!\b(?:red|white|mud|ice) )\bwalls?\b(?! of)|\bramparts\b/i, ['ruins:wall']],
]

/** The same for what many places have. */
const COMMON: Subjects = [
  [
    /(?<!\b(?:like a|below) )\b(?:seas?|oceans?|bays?)\b(?! (?:lions|of sand))/i,
    ['coast', 'beach', 'sea', 'islands', 'reef', 'ice', 'fjord', 'waterfront', 'whale'],
  ],
  [/\bcoast\b/i, ['coast', 'beach']],
  [/\bbeach(?:es)?\b/i, ['beach']],
  [/(?<!sea of )\bsand\b/i, ['beach', 'dunes', 'reef']],
  [/\breef\b/i, ['reef']],
  [/\bislets\b/i, ['islands', 'reef']],
  [/\b(?:forest|woods|canopy)\b/i, ['forest', 'jungle', 'pines']],
  [/\brivers?\b/i, ['river', 'canyon']],
  [/\b(?:mountains|Wasatch)\b/i, ['peaks', 'lake:mountains', 'river:mountains', 'steppe:mountains']],
  [/\bglaciers\b/i, ['peaks', 'ice', 'icebergs']],
  [/\bdesert\b/i, ['dunes', 'steppe:desert', 'canyon']],
  [/\bhouses\b/i, ['village', 'oldtown', 'city', 'waterfront']],
  [/\bgarden(?:s| city)\b/i, ['supertrees']],
  [
    /\b(?:park|dzong|rapids|Cão Grande|pink city|blue boats|red brick|turquoise|tints|seven blues|tangled roots|natural pools|above the clouds|mist|rain)\b/i,
    [],
  ],
]

export const NAMED_SUBJECTS: Subjects = [...LANDMARKS, ...COMMON]

export const namesLandmark = (title: string): boolean => LANDMARKS.some(([words]) => words.test(title))

/** Whether a motif shows every subject that a title names, if any. */
export const showsTitle = (motif: Motif, title: string): boolean =>
  NAMED_SUBJECTS.every(([words, names]) => !words.test(title) || names.some((name) => shows(motif, name)))

const shows = ({ terrain, terrainKind, foreground, foregroundKind }: Motif, name: string): boolean =>
  [terrain, `${terrain}:${terrainKind}`, foreground, `${foreground}:${foregroundKind}`].includes(name)
