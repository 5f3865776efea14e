import { describe, expect, it } from 'vitest'
import { travelIds } from '../../../backend/api/catalogue/lists.ts'
import { CONTINENT_CODES } from '../../../shared/contracts/destination.ts'
import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import { MOODS } from '../../../shared/contracts/travel.ts'
import { seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { hashDistance, perceptualHash } from '../../../tests/support/perceptual-hash.ts'
import { readSources } from '../../seed/sources.ts'
import { drawPoster } from '../scene/draw-poster.ts'
import type { PosterSpec } from '../scene/poster-spec.ts'
import { planPictures } from './plan-pictures.ts'

/** Bits of 120 in which two pictures differ at least. */
const MIN_DISTANCE = 32
/** Results of a search that are seen first, and how far apart neighbours are in rows of three. */
const [FIRST, REACH] = [24, 3]

const { travels, coordinators } = readSources()
const specs = new Map(
  planPictures({ travels, coordinators }).flatMap((picture) =>
    picture.kind === 'poster' ? [[picture.id, picture.spec] as const] : [],
  ),
)
const hashes = new Map<string, Promise<boolean[]>>()
const hashOf = (id: string): Promise<boolean[]> => {
  const spec = specs.get(id)
  if (spec === undefined) throw new Error(`no picture ${id}`)
  const hash = hashes.get(id) ?? perceptualHash(drawPoster(spec))
  hashes.set(id, hash)
  return hash
}

/** Pairs of pictures, at most `reach` apart in their list, that look alike. */
const lookalikes = async (ids: readonly string[], reach = ids.length): Promise<string[]> => {
  const found: string[] = []
  for (const [i, a] of ids.entries())
    for (const b of ids.slice(i + 1, i + 1 + reach)) {
      const distance = hashDistance(await hashOf(a), await hashOf(b))
      if (distance < MIN_DISTANCE) found.push(`${a} and ${b}: ${distance}`)
    }
  return found
}

describe('perceptual hashes', () => {
  const town: PosterSpec = {
    seed: 'town',
    terrain: 'oldtown',
    terrainKind: 'whitewashed',
    foreground: 'none',
    hour: 'golden',
    country: 'TUN',
    continent: 'africa',
    format: 'landscape',
  }
  const distanceTo = async (other: Partial<PosterSpec>): Promise<number> =>
    hashDistance(await perceptualHash(drawPoster(town)), await perceptualHash(drawPoster({ ...town, ...other })))

  it('are close for a town in houses of another colour', async () =>
    expect(await distanceTo({ terrainKind: 'medina' })).toBeLessThan(MIN_DISTANCE))

  it('are far apart for a town by the water', async () =>
    expect(await distanceTo({ terrain: 'waterfront' })).toBeGreaterThan(MIN_DISTANCE))
})

describe('pictures that look alike', () => {
  it('do not exist among the poster and the stages of a travel, for every other travel', {
    timeout: 300_000,
  }, async () => {
    const found: string[] = []
    for (const { slug, stageEnds } of travels.filter((_, index) => index % 2 === 0))
      found.push(...(await lookalikes([`${slug}-landscape`, ...stageEnds.map((_, i) => `${slug}-photo-${i + 1}`)])))
    expect(found).toEqual([])
  })

  it('do not exist among neighbours in the first results of common searches', { timeout: 300_000 }, async () => {
    const searches: ListRequest[] = [
      {},
      ...CONTINENT_CODES.map((code) => ({ continentId: [code] })),
      ...MOODS.map((mood) => ({ moods: [mood] })),
    ]
    const site = (await seededSite(1500)).site('us')
    const found = new Set<string>()
    for (const search of searches) {
      const ids = (await travelIds(site, search)).slice(0, FIRST).map((id) => `${id}-landscape`)
      expect(ids.length, JSON.stringify(search)).toBeGreaterThan(0)
      for (const pair of await lookalikes(ids, REACH)) found.add(pair)
    }
    expect([...found]).toEqual([])
  })
})
