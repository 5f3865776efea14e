import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { PlannedPicture } from '../plan/planned-picture.ts'
import { createImagePool, type ImagePool } from './image-pool.ts'

const folder = mkdtempSync(join(tmpdir(), 'drawing-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Process that counts its drawings, and fails or ends by the picture's id. */
const module = join(folder, 'process.mjs')
writeFileSync(
  module,
  `let count = 0
  process.on('disconnect', () => process.exit())
  process.on('message', ({ planned, original, variant }) => {
    const id = planned?.id
    count++
    if (original) return process.send({ result: Uint8Array.from([...original, variant.width]) })
    if (id === 'crash') process.exit(3)
    if (id === 'broken') return process.send({ error: 'no such colour' })
    const bytes = new TextEncoder().encode(process.pid + ' ' + count)
    process.send({ result: { bytes, contentType: 'image/webp' } })
  })`,
)

let pool: ImagePool
const open = (processes: number): ImagePool => {
  pool = createImagePool({ processes, module })
  return pool
}
afterEach(() => pool.close())

const icon = (id: string): PlannedPicture => ({ kind: 'icon', resource: 'icons', id, svg: '' })
const textOf = async (drawn: Promise<{ bytes: Uint8Array }>): Promise<string> =>
  new TextDecoder().decode((await drawn).bytes)

describe('image pool', () => {
  it('draws a picture once for all who ask at once, and again later', async () => {
    const { draw } = open(2)
    const texts = await Promise.all(Array.from({ length: 20 }, () => textOf(draw(icon('a')))))
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toMatch(/ 1$/)
    expect(await textOf(draw(icon('a')))).toMatch(/ 2$/)
  })

  it('transforms an original', async () => {
    const variant = { width: 48, format: 'webp', quality: 70 } as const
    expect([...(await open(1).transform(Uint8Array.from([1, 2]), variant))]).toEqual([1, 2, 48])
  })

  it('uses no more processes than allowed', async () => {
    const { draw } = open(2)
    const texts = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => textOf(draw(icon(id)))))
    expect(new Set(texts.map((text) => text.split(' ')[0])).size).toBe(2)
  })

  it('has all processes ready when it is warm', async () => {
    const { draw, warm } = open(3)
    warm()
    const texts = await Promise.all(['a', 'b', 'c'].map((id) => textOf(draw(icon(id)))))
    expect(texts.map((text) => text.split(' ')[1])).toEqual(['1', '1', '1'])
  })

  it('reports a failure with the picture, and draws the next one', async () => {
    const { draw } = open(1)
    await expect(draw(icon('broken'))).rejects.toThrow('broken: no such colour')
    expect(await textOf(draw(icon('a')))).toMatch(/ 2$/)
  })

  it('replaces a process that ended', async () => {
    const { draw } = open(1)
    const next = textOf(draw(icon('a')))
    await expect(draw(icon('crash'))).rejects.toThrow('crash: the process ended (3)')
    expect(await next).toMatch(/ 1$/)
    expect(await textOf(draw(icon('b')))).toMatch(/ 1$/)
  })

  it('rejects what waits when it is closed', async () => {
    const { draw, close } = open(1)
    const waiting = Promise.allSettled(['a', 'b'].map((id) => draw(icon(id))))
    close()
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
