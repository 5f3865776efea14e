import type { ContinentCode } from '../../../shared/contracts/destination.ts'
import type { StageText, Terrain } from '../subjects.ts'

type Rule = { terrain: Terrain; words: RegExp; on?: readonly ContinentCode[] }

/** Words of a stage that name a landscape; of equal matches the first one wins, so the rarest landscape comes first. */
const RULES: readonly Rule[] = [
  {
    terrain: 'reef',
    words: /\b(snorkel\w*|reefs?|corals?|lagoons?|atolls?|masks? (?:on|and fins)|div(?:e|es|ing)|turtles?)\b/g,
  },
  { terrain: 'ice', words: /\b(glaciers?|icebergs?|icefjord|ice wall|ice cap|ice sheet|floes)\b/g },
  { terrain: 'volcano', words: /\b(volcan\w+|craters?|lava|calderas?|geysers?)\b/g },
  {
    terrain: 'dunes',
    words: /\b(dunes?|sahara|ergs?|sand sea|deserts?)\b/g,
    on: ['africa', 'asia', 'south-america', 'oceania', 'north-america'],
  },
  { terrain: 'canyon', words: /\b(canyons?|gorges?|ravines?|mesas?|hoodoos)\b/g },
  {
    terrain: 'savanna',
    words: /\b(safaris?|game drives?|elephants?|lions?|rhinos?|giraffes?|waterholes?|leopards?|savannah?)\b/g,
    on: ['africa'],
  },
  {
    terrain: 'rice-terraces',
    words: /\b(rice (?:terraces|fields|paddies)|tea (?:country|pickers|\w*plantations?))\b/g,
    on: ['asia'],
  },
  {
    terrain: 'vineyards',
    words: /\b(vineyards?|winer(?:y|ies)|wine country|lavender|olive groves?)\b/g,
    on: ['europe', 'asia', 'africa', 'south-america', 'oceania', 'north-america'],
  },
  { terrain: 'fjord', words: /\bfjords?\b/g, on: ['europe', 'north-america', 'south-america', 'oceania'] },
  {
    terrain: 'temple',
    words: /\b(temples?|pagodas?|shrines?|pyramids?|stupas?|dzongs?|chortens?|angkor|buddhas?)\b/g,
    on: ['asia', 'africa', 'america', 'north-america', 'south-america'],
  },
  {
    terrain: 'jungle',
    words: /\b(jungles?|rainforests?|cloud forests?|macaws?|gorillas?|chimpanzees?|orangutans?|mangroves?)\b/g,
  },
  { terrain: 'steppe', words: /\b(steppes?|yurts?|gers?|plateaus?|grasslands?|pampas?|nomads?|altiplano)\b/g },
  { terrain: 'skyline', words: /\b(skyscrapers?|skyline|neon|high-rises?|downtown|manhattan)\b/g },
  { terrain: 'islands', words: /\b(islands?|islets?|archipelago|under sail|sailing|catamaran|cayes?|anchored)\b/g },
  { terrain: 'river', words: /\b(rivers?|canoes?|delta|waterfalls?|falls|rapids|mekong|nile|canals?)\b/g },
  { terrain: 'lake', words: /\b(lakes?|lagunas?|lochs?|tarns?)\b/g },
  { terrain: 'forest', words: /\b(forests?|woods?|pines|taiga|beech)\b/g, on: ['europe', 'north-america', 'asia'] },
  {
    terrain: 'peaks',
    words: /\b(summits?|peaks?|pass|alps|mountains?|refuges?|huts?|ridges?|himalaya|andes|climb)\b/g,
  },
  {
    terrain: 'coast',
    words:
      /\b(beach(?:es)?|bays?|coves?|cliffs?|surf|waves?|coasts?|coastal|coastline|capes?|shores?|ocean|seafront|lighthouse|whales?)\b/g,
  },
  {
    terrain: 'oldtown',
    words:
      /\b(old town|old quarter|city|streets?|alleys?|squares?|markets?|souks?|medina|casbah|museums?|palaces?|cathedral|castle|fortress|lanes|rooftops?|workshops?|walls|town|capital|district|courtyards?|bazaars?|church(?:es)?|tavernas?)\b/g,
  },
]

/** A word in the place's name or the title counts more than one in the text. */
const HEAD = 3
/** Pictures of a travel should show different landscapes. */
const SEEN_BEFORE = 2

/**
 * Landscape named by a stage's words; `null` without one.
 * @param seen landscapes that pictures of the travel show already, with their number
 */
export const stageTerrain = (
  { place, title, text }: StageText,
  continent: ContinentCode,
  seen: readonly Terrain[],
): Terrain | null => {
  const [head, body] = [`${place} ${title}`.toLowerCase(), text.toLowerCase()]
  let best: { terrain: Terrain; score: number } | null = null
  for (const { terrain, words, on } of RULES) {
    if (on !== undefined && !on.includes(continent)) continue
    const named = HEAD * (head.match(words)?.length ?? 0) + (body.match(words)?.length ?? 0)
    if (named === 0) continue
    const score = named - SEEN_BEFORE * seen.filter((each) => each === terrain).length
    if (best === null || score > best.score) best = { terrain, score }
  }
  return best?.terrain ?? null
}
