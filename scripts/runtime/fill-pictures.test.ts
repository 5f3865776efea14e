import { describe, expect, it } from 'vitest'
import type { PlannedPicture } from '../../demo/pictures/plan/planned-picture.ts'
import type { ImagePool } from '../../demo/pictures/processes/image-pool.ts'
import { fillPictures, missingPictures, type PictureStore } from './fill-pictures.ts'

const PLAN: PlannedPicture[] = ['a', 'b', 'c'].map((id) => ({ kind: 'icon', resource: 'icons', id, svg: '' }))
const keyOf = (id: string): string => `icons/original/${id}`

const fill = async (
  keys: Set<string>,
  options: { broken?: string; stopAfter?: string } = {},
): Promise<{ drawn: string[]; failures: string[]; failed: string[] }> => {
  const stopping = new AbortController()
  const drawn: string[] = []
  const failures: string[] = []
  const draw: ImagePool['draw'] = async ({ id }) => {
    drawn.push(id)
    if (id === options.broken) throw new Error(`${id}: no such colour`)
    if (id === options.stopAfter) stopping.abort()
    return { bytes: new Uint8Array(), contentType: 'image/svg+xml' }
  }
  const onFailure = (message: string) => void failures.push(message)
  const store: PictureStore = { put: async (key) => keys.add(key) }
  const missing = missingPictures(keys, PLAN)
  const failed = await fillPictures(store, missing, draw, { signal: stopping.signal, onFailure })
  return { drawn, failures, failed: failed.map(({ id }) => id) }
}

describe('fillPictures', () => {
  it('draws what the store lacks, in order', async () => {
    const keys = new Set([keyOf('b')])
    expect((await fill(keys)).drawn).toEqual(['a', 'c'])
    expect([...keys].sort()).toEqual(['a', 'b', 'c'].map(keyOf))
    expect((await fill(keys)).drawn).toEqual([])
  })

  it('continues after an interruption', async () => {
    const keys = new Set<string>()
    expect((await fill(keys, { stopAfter: 'a' })).drawn).toEqual(['a'])
    expect((await fill(keys)).drawn).toEqual(['b', 'c'])
  })

  it('reports and returns what failed, and draws the rest', async () => {
    const keys = new Set<string>()
    expect(await fill(keys, { broken: 'b' })).toEqual({
      drawn: ['a', 'b', 'c'],
      failures: ['b: no such colour'],
      failed: ['b'],
    })
    expect((await fill(keys)).drawn).toEqual(['b'])
  })
})
