import { describe, expect, it } from 'vitest'
import { withKinds } from '../../../demo/pictures/places/kinds.ts'
import { motifText } from '../../../demo/pictures/places/motif.ts'
import {
  FOREGROUND_KINDS,
  FOREGROUNDS,
  type Foreground,
  type Motif,
  PICTURE_HOURS,
  TERRAIN_KINDS,
  TERRAINS,
  type Terrain,
} from '../../../demo/pictures/subjects.ts'
import { MARKET_IDS } from '../../../markets/market-id.ts'
import { describePicture } from './describe-picture.ts'

const kindsOf = (kinds: Readonly<Record<string, readonly string[]>>, name: string): (string | undefined)[] => [
  ...(kinds[name] ?? [undefined]),
]
const MOTIFS: Motif[] = [
  ...TERRAINS.flatMap((terrain: Terrain) =>
    kindsOf(TERRAIN_KINDS, terrain).map(
      (terrainKind): Motif => ({
        terrain,
        ...(terrainKind && { terrainKind }),
        foreground: 'none',
      }),
    ),
  ),
  ...FOREGROUNDS.flatMap((foreground: Foreground) =>
    kindsOf(FOREGROUND_KINDS, foreground).map(
      (foregroundKind): Motif => ({
        terrain: 'lake',
        foreground,
        ...(foregroundKind && { foregroundKind }),
      }),
    ),
  ),
]

describe('describePicture', () => {
  it.each([
    ['we', 'lake:mountains torii dawn', 'Illustration: a red torii gate in front of a lake below mountains at dawn'],
    [
      'it',
      'lake:mountains torii dawn',
      'Illustrazione: un torii rosso davanti a un lago ai piedi delle montagne all’alba',
    ],
    [
      'es',
      'temple:pyramid animals:camel dusk',
      'Ilustración: camellos delante de tres pirámides en el desierto al anochecer',
    ],
    [
      'fr',
      'islands:karst boats:junk day',
      'Illustration\u00a0: des pitons calcaires dans la mer avec des jonques aux voiles rouges en plein jour',
    ],
    [
      'de',
      'waterfront:northern bridge:stone golden',
      'Illustration: eine Steinbrücke, dahinter bunte Giebelhäuser am Wasser zur goldenen Stunde',
    ],
    ['we', 'oldtown:northern none night', 'Illustration: colourful gabled houses on a hillside at night'],
    ['us', 'oldtown:northern none night', 'Illustration: colorful gabled houses on a hillside at night'],
    ['we', 'fjord cabin:red aurora', 'Illustration: a red wooden cabin in front of a fjord under northern lights'],
    ['we', 'peaks village:blue dawn', 'Illustration: blue flat-roofed houses in front of high mountains at dawn'],
    [
      'it',
      'fjord village:northern day',
      'Illustrazione: case colorate dai tetti a punta davanti a un fiordo di giorno',
    ],
  ] as const)('in %s describes %s', (market, motif, text) => expect(describePicture(market, motif)).toBe(text))

  it.each([null, undefined, '', 'moonscape none dawn', 'lake robots dawn', 'lake:hills none noon'])(
    'has no words for %s',
    (motif) => expect(describePicture('we', motif)).toBeNull(),
  )

  it.each(MARKET_IDS)('has words for everything that is drawn, in %s', (market) => {
    const place = { country: 'ITA', continent: 'europe' } as const
    for (const [i, motif] of MOTIFS.entries()) {
      const text = motifText({ ...withKinds(motif, place), hour: PICTURE_HOURS[i % PICTURE_HOURS.length] ?? 'day' })
      expect(describePicture(market, text) ?? text).toMatch(/^Il\p{L}+\s?: [^{}]{12,140}$/u)
    }
  })
})
