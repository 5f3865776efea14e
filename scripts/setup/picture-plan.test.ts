import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, describe, expect, it } from 'vitest'
import { readSources } from '../../demo/seed/sources.ts'
import { storedPictures } from '../runtime/local-databases.ts'
import { readPicturePlan, writePicturePlan } from './picture-plan.ts'

const state = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(state, { recursive: true }))

const all = readSources()
const sources = { travels: all.travels.slice(0, 3), coordinators: [] }
const [first = '', second = '', third = ''] = sources.travels.map(({ slug }) => slug)
const ids = () => readPicturePlan(state).map(({ id }) => id)
const store = async (...keys: string[]): Promise<void> => {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      r2Buckets: { PICTURES: 'sojourn-pictures' },
      cf: false,
      resourcePersistencePath: state,
    }),
  )
  const bucket = await miniflare.getR2Bucket('PICTURES')
  for (const key of keys) await bucket.put(key, 'picture')
  await miniflare.dispose()
}
const blobs = () => readdirSync(join(state, 'r2/sojourn-pictures/blobs'))

describe('picture plan', () => {
  it('has the posters of the first travels first, and all posters before photos', () => {
    writePicturePlan(state, sources, [third, first])
    const posters = ids().filter((id) => id.endsWith('-landscape') && !/^(area|mood|event|cover|default)-/.test(id))
    expect(posters).toEqual([third, first, second].map((slug) => `${slug}-landscape`))
    expect(ids().indexOf(`${second}-portrait`)).toBeLessThan(ids().findIndex((id) => id.startsWith(`${third}-stage-`)))
    expect(ids().indexOf('cover-home-landscape')).toBeLessThan(ids().indexOf(`${third}-landscape`))
  })

  it('keeps the pictures when only the order changed, and removes them when others are planned', async () => {
    const upload = 'uploads/original/0123'
    await store('posters/original/japan-landscape', 'posters/avif-480/japan-landscape', upload, 'uploads/avif-480/0123')
    writePicturePlan(state, sources, [second])
    expect(blobs()).toHaveLength(4)
    writePicturePlan(state, { ...sources, travels: sources.travels.slice(1) }, [])
    expect([...storedPictures(state)]).toEqual([upload])
    expect(blobs()).toHaveLength(1)
    expect(ids()).not.toContain(`${first}-landscape`)
  })
})
