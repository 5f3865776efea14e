import { beforeEach, describe, expect, it, vi } from 'vitest'
import { localizedText } from '../../../tests/support/builders/localized-text.ts'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { memoryCaches } from '../../../tests/support/memory-caches.ts'
import type { Env } from '../env.ts'
import type { Upload } from '../images/upload/upload.ts'
import { saveUpload } from '../images/uploads.ts'
import app from '../index.ts'

const ID = '0123456789abcdef0123456789abcdef'
const PICTURE = `upload-${ID}`
const CROP = `${ID}-30-60-landscape`
const INSTANT = '2027-01-15T10:00:00.000Z'
const UPLOAD: Upload = {
  ...{ id: ID, type: 'image/jpeg', width: 3000, height: 2000, bytes: 5, name: 'Anna', focalX: 30, focalY: 60 },
  altTexts: { it: 'Anna', us: '', we: '', es: '', fr: '', de: '' },
}

/** The used part of a bucket, in memory. */
const memoryBucket = (objects: Map<string, string>) => {
  const get = async (key: string) => {
    const text = objects.get(key)
    if (text === undefined) return null
    const response = new Response(text)
    const httpMetadata = { contentType: 'image/webp' }
    return { body: response.body, arrayBuffer: () => response.arrayBuffer(), httpEtag: `"${key}"`, httpMetadata }
  }
  const list = async ({ prefix, delimiter }: { prefix: string; delimiter?: string }) => {
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix))
    const isBelow = (key: string) => delimiter !== undefined && key.includes(delimiter, prefix.length)
    const folders = keys.filter(isBelow).map((key) => key.slice(0, key.indexOf('/', prefix.length) + 1))
    return {
      objects: keys.filter((key) => !isBelow(key)).map((key) => ({ key })),
      delimitedPrefixes: [...new Set(folders)],
    }
  }
  const remove = async (keys: string[]) => keys.forEach((key) => void objects.delete(key))
  return { get, list, delete: remove } as unknown as R2Bucket
}

let objects: Map<string, string>
let rows: (sql: string) => Record<string, unknown>[]
let env: Env
beforeEach(async () => {
  vi.stubGlobal('caches', memoryCaches())
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { db, sqlite } = memoryD1()
  rows = (sql) => sqlite.prepare(sql).all() as Record<string, unknown>[]
  objects = new Map(
    [
      `uploads/original/${ID}`,
      `uploads/webp-960/${CROP}`,
      `uploads/avif-480/${ID}-50-50-portrait`,
      `uploads/webp-960/${'f'.repeat(32)}-50-50-landscape`,
    ].map((key) => [key, key]),
  )
  env = {
    ...{ DB: db, PICTURES: memoryBucket(objects), IMAGES_ORIGIN: 'https://images.example' },
    ...{ ENVIRONMENT: 'local', CLOCK: INSTANT, API_WRITE_TOKEN: 'token' },
  } as unknown as Env
  await saveUpload(db, UPLOAD, INSTANT)
  const page = JSON.stringify({
    routingKey: null,
    slugs: { it: 'caricata' },
    seo: { title: localizedText('A') },
    picture: PICTURE,
  })
  sqlite.exec(
    `INSERT INTO chosen_pictures VALUES ('travel', 'japan', 0, '${ID}', ''), ('site', 'cover-home', 0, '${ID}', '')`,
  )
  sqlite.prepare('INSERT INTO pages (id, routing_key, source) VALUES (?, NULL, ?)').run('uploaded', page)
})

const context = { waitUntil: () => undefined, passThroughOnException: () => undefined } as unknown as ExecutionContext
const send = (method: string, path: string, token = 'token') =>
  app.request(path, { method, headers: { authorization: `Bearer ${token}` } }, env, context)
const shown = async () => (await send('GET', `/images/uploads/webp-960/${CROP}/anna.webp`)).text()

describe('DELETE /backoffice/images/:picture', () => {
  it('deletes the original and the variants, and nothing else', async () => {
    const response = await send('DELETE', `/backoffice/images/${PICTURE}`)
    expect(await response.json()).toEqual({
      success: true,
      data: { picture: PICTURE, pages: ['uploaded'], announced: false },
    })
    expect([...objects.keys()]).toEqual([`uploads/webp-960/${'f'.repeat(32)}-50-50-landscape`])
  })

  it('deletes its texts, and every choice of it', async () => {
    await send('DELETE', `/backoffice/images/${PICTURE}`)
    expect(rows('SELECT id FROM uploads')).toEqual([])
    expect(rows('SELECT id, upload_id FROM chosen_pictures ORDER BY id')).toEqual([
      { id: 'cover-home', upload_id: null },
      { id: 'japan', upload_id: null },
    ])
    expect(rows('SELECT kind, id, changed_on FROM content_changes')).toEqual([
      { kind: 'travel', id: 'japan', changed_on: '2027-01-15' },
    ])
  })

  it('ends what caches still hold, until the file is uploaded again', async () => {
    expect(await shown()).toBe(`uploads/webp-960/${CROP}`)
    await send('DELETE', `/backoffice/images/${PICTURE}`)
    expect(await shown()).toMatch(/^<svg /)
    await saveUpload(env.DB, UPLOAD, INSTANT)
    expect(await shown()).toBe(`uploads/webp-960/${CROP}`)
  })

  it('may be repeated', async () => {
    await send('DELETE', `/backoffice/images/${PICTURE}`)
    objects.set(`uploads/original/${ID}`, 'left by a failure')
    expect((await send('DELETE', `/backoffice/images/${PICTURE}`)).status).toBe(200)
    expect(objects.has(`uploads/original/${ID}`)).toBe(false)
  })

  it.each([`upload-${'f'.repeat(32)}`, 'japan-landscape'])('answers 404 to %s', async (picture) => {
    expect((await send('DELETE', `/backoffice/images/${picture}`)).status).toBe(404)
  })

  it('needs the token', async () => {
    expect((await send('DELETE', `/backoffice/images/${PICTURE}`, 'other')).status).toBe(401)
    expect(objects.size).toBe(4)
  })
})
