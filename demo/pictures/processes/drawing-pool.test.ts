import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { PlannedPicture } from '../plan/planned-picture.ts'
import { createDrawingPool, type DrawingPool } from './drawing-pool.ts'

const folder = mkdtempSync(join(tmpdir(), 'drawing-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Process that counts its drawings, and fails or ends by the picture's id. */
const module = join(folder, 'process.mjs')
writeFileSync(
  module,
  `let count = 0
  process.on('disconnect', () => process.exit())
  process.on('message', ({ planned: { id }, variants }) => {
    count++
    if (id === 'crash') process.exit(3)
    if (id === 'broken') return process.send({ error: 'no such colour' })
    const bytes = new TextEncoder().encode(process.pid + ' ' + count)
    process.send({ pictures: variants.map((key) => ({ key, bytes, contentType: 'image/avif' })) })
  })`,
)

let pool: DrawingPool
const open = (processes: number): DrawingPool => {
  pool = createDrawingPool({ processes, module })
  return pool
}
afterEach(() => pool.close())

const icon = (id: string): PlannedPicture => ({ kind: 'icon', resource: 'icons', id, svg: '' })
const textOf = async (drawn: Promise<{ bytes: Uint8Array }[]>): Promise<string> =>
  new TextDecoder().decode((await drawn)[0]?.bytes)

describe('drawing pool', () => {
  it('draws a picture once for all who ask at once, and again later', async () => {
    const { draw } = open(2)
    const texts = await Promise.all(Array.from({ length: 20 }, () => textOf(draw(icon('a'), ['avif-480']))))
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toMatch(/ 1$/)
    expect(await textOf(draw(icon('a'), ['avif-480']))).toMatch(/ 2$/)
  })

  it('uses no more processes than allowed', async () => {
    const { draw } = open(2)
    const texts = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => textOf(draw(icon(id), ['avif-480']))))
    expect(new Set(texts.map((text) => text.split(' ')[0])).size).toBe(2)
  })

  it('has all processes ready when it is warm', async () => {
    const { draw, warm } = open(3)
    warm()
    const texts = await Promise.all(['a', 'b', 'c'].map((id) => textOf(draw(icon(id), ['avif-480']))))
    expect(texts.map((text) => text.split(' ')[1])).toEqual(['1', '1', '1'])
  })

  it('reports a failure with the picture, and draws the next one', async () => {
    const { draw } = open(1)
    await expect(draw(icon('broken'), ['avif-480'])).rejects.toThrow('broken: no such colour')
    expect(await textOf(draw(icon('a'), ['avif-480']))).toMatch(/ 2$/)
  })

  it('replaces a process that ended', async () => {
    const { draw } = open(1)
    const next = textOf(draw(icon('a'), ['avif-480']))
    await expect(draw(icon('crash'), ['avif-480'])).rejects.toThrow('crash: the drawing process ended (3)')
    expect(await next).toMatch(/ 1$/)
    expect(await textOf(draw(icon('b'), ['avif-480']))).toMatch(/ 1$/)
  })

  it('rejects what waits when it is closed', async () => {
    const { draw, close } = open(1)
    const waiting = Promise.allSettled(['a', 'b'].map((id) => draw(icon(id), ['avif-480'])))
    close()
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})
