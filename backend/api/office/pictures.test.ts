import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Role } from '../../../shared/sign-in/staff-roles.ts'
import { sealStaff } from '../../../shared/sign-in/staff-sign-in.ts'
import { officeOf } from '../../../tests/support/builders/office-form.ts'
import { SEED_DAY, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import app from '../index.ts'

const seeded = await seededSite(10)
const env = {
  ...seeded.env,
  CLOCK: `${SEED_DAY}T12:00:00Z`,
  API_WRITE_TOKEN: 'a-token-of-no-value',
  PICTURES: { put: async () => null } as unknown as R2Bucket,
}
const NOW = Date.parse(env.CLOCK)
const office = await officeOf(env, NOW)

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  // Sign-ins end by the real clock.
  vi.setSystemTime(NOW)
})
afterAll(() => void vi.useRealTimers())

/** A form with a square that no other test uploads. */
const formOf = (size: number, texts: Record<string, string>) => {
  const form = new FormData()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="M0 0h9v9z"/></svg>`
  form.set('file', new File([svg], 'a.svg', { type: 'image/svg+xml' }))
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  return form
}
const upload = async (body: FormData, ...roles: Role[]) => {
  const cookie = `__Host-operator=${await sealStaff(env.SIGNING_KEY, { id: 'u2', email: 'bea@example.com', roles }, NOW)}`
  const headers = { cookie, origin: env.API_PUBLIC_URL }
  const sent = await app.request('http://api.test/office/pictures/upload', { method: 'POST', headers, body }, env)
  const [, id = '', done = ''] = /id=(upload-\w+)&done=(\w+)/.exec(sent.headers.get('location') ?? '') ?? []
  return { id, done }
}
const send = (body: FormData) =>
  app.request(
    '/backoffice/images',
    { method: 'POST', headers: { authorization: `Bearer ${env.API_WRITE_TOKEN}` }, body },
    env,
  )
const textsOf = (id: string) =>
  seeded.sqlite
    .prepare("SELECT name, alt_texts ->> '$.us' AS us, focal_x AS x FROM uploads WHERE 'upload-' || id = ?")
    .get(id)
const logOf = (id: string) =>
  seeded.sqlite.prepare("SELECT did, before ->> '$.altText.us' AS was FROM office_log WHERE id = ? ORDER BY no").all(id)

const FIRST = { 'altText.us': 'A square', name: 'Square', focalX: '0.2' }
const SQUARE = { name: 'Square', us: 'A square', x: 20 }

describe('a file that is in the library', () => {
  it('keeps its texts and focal point when an editor uploads it again', async () => {
    const { id } = await upload(formOf(4, FIRST), 'editor')
    expect(await upload(formOf(4, { 'altText.us': 'Nonsense', focalX: '1' }), 'editor')).toEqual({ id, done: 'known' })
    expect([textsOf(id), logOf(id)]).toEqual([SQUARE, [{ did: 'uploaded', was: null }]])
    expect(await office.open(`/pictures/edit?id=${id}&done=known`)).toContain('you need the role publisher')
  })

  it('gets the texts of a publisher, keeps what is not sent, and is restored by undo', async () => {
    const { id } = await upload(formOf(5, FIRST), 'publisher')
    expect(await upload(formOf(5, { 'altText.us': 'A field' }), 'publisher')).toEqual({ id, done: 'uploaded' })
    expect(textsOf(id)).toEqual({ ...SQUARE, us: 'A field' })
    expect((await office.undo(`/pictures/history?id=${id}`)).status).toBe(303)
    expect(textsOf(id)).toEqual(SQUARE)
  })

  it('is logged as changed by a program, with what was before', async () => {
    await send(formOf(6, FIRST))
    const { data } = (await (await send(formOf(6, { 'altText.us': 'A wood' }))).json()) as { data: { picture: string } }
    const id = data.picture
    expect(logOf(id)).toEqual([
      { did: 'created', was: null },
      { did: 'changed', was: 'A square' },
    ])
    expect((await office.undo(`/pictures/history?id=${id}`)).status).toBe(303)
    expect(textsOf(id)).toEqual(SQUARE)
  })
})
