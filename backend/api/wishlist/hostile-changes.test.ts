import { beforeAll, describe, expect, it, vi } from 'vitest'
import { failureSchema } from '../../../shared/contracts/envelope.ts'
import { signSubject } from '../../../shared/contracts/personal-token.ts'
import { signStorefrontCall } from '../../../shared/contracts/storefront-call.ts'
import { hostileBodies } from '../../../tests/support/builders/hostile-bodies.ts'
import { type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import app from '../index.ts'

const CONTENT_KEY = 'a-key-of-no-value-but-long-enough-0123456789'
const CLOCK = '2027-01-15T12:00:00Z'
const NOW = Date.parse(CLOCK)
const LIST = `list:${'0'.repeat(64)}`

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(400)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
}, 60_000)

const send = (method: string, path: string, authorization: string, body?: string) =>
  app.request(
    path,
    { method, headers: { authorization, 'content-type': 'application/json' }, ...(body !== undefined && { body }) },
    { ...seeded.env, CONTENT_KEY, CLOCK },
  )
const bearer = async (owner = LIST, now = NOW, key = CONTENT_KEY) => `Bearer ${await signSubject(key, { owner }, now)}`

describe('responses to hostile list changes', () => {
  it.each([
    ['POST', '/wishlist'],
    ['PUT', '/wishlist/address'],
    ['POST', '/wishlist/share'],
    ['POST', '/wishlist/shared/nothing/votes'],
  ])(
    '%s %s',
    async (method, path) => {
      const authorization = path.includes('/shared/')
        ? `Bearer ${await signStorefrontCall(CONTENT_KEY, NOW)}`
        : await bearer()
      for (const body of hostileBodies()) {
        const response = await send(method, path, authorization, body)
        const json: unknown = JSON.parse(await response.text())
        if (response.status === 200) expect(json).toMatchObject({ success: true })
        else {
          expect([404, 413, 422], body.slice(0, 200)).toContain(response.status)
          expect(failureSchema.parse(json).error.message).not.toBe('')
        }
      }
    },
    60_000,
  )

  it('requires a user token', async () => {
    const forged = [
      '',
      'Bearer ',
      'Bearer x.y.z',
      await bearer(LIST, NOW, 'another-key-of-no-value-0123456789-0123456789'),
      // A minute old.
      await bearer(LIST, NOW - 120_000),
      await bearer('nobody:1'),
      await bearer(`list:${'0'.repeat(63)}`),
    ]
    for (const authorization of forged)
      for (const [method, path] of [
        ['GET', '/wishlist/ids'],
        ['GET', '/wishlist?market=it'],
        ['POST', '/wishlist'],
        ['PUT', '/wishlist/address'],
        ['POST', '/wishlist/share'],
        ['DELETE', '/wishlist/share'],
        ['GET', '/group-info?tour=x'],
        ['GET', '/wishlist/shared/x?market=it'],
        ['POST', '/wishlist/shared/x/votes'],
      ] as const)
        expect((await send(method, path, authorization)).status, `${method} ${path} ${authorization}`).toBe(401)
    expect((await send('GET', '/wishlist/ids', await bearer())).status).toBe(200)
  })
})
