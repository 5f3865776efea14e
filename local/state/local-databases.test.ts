import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMiniflare } from '../workers/start-miniflare.ts'
import { removeLostPictures, storedPictures } from './local-databases.ts'

/** One for each attempt: a repeated test finds nothing of the one before. */
let state: string
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(state, { recursive: true, force: true }))

describe('storedPictures', () => {
  it('returns the keys of the bucket while workerd has it open, until their files are lost', async () => {
    expect([...storedPictures(state)]).toEqual([])
    const miniflare = await startMiniflare({
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      r2Buckets: { PICTURES: 'sojourn-pictures' },
      resourcePersistencePath: state,
    })
    const bucket = await miniflare.getR2Bucket('PICTURES')
    await bucket.put('icons/original/card', 'card')
    const blobs = join(state, 'r2/sojourn-pictures/blobs')
    const [card = ''] = readdirSync(blobs)
    await bucket.put('icons/original/wallet', 'wallet')
    expect([...storedPictures(state)].sort()).toEqual(['icons/original/card', 'icons/original/wallet'])
    await miniflare.dispose()
    expect(removeLostPictures(state)).toEqual([])
    rmSync(join(blobs, card))
    expect(removeLostPictures(state)).toEqual(['icons/original/card'])
    expect([...storedPictures(state)]).toEqual(['icons/original/wallet'])
  })
})
