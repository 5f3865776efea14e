import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signWebhook, verifyWebhook } from './webhook.ts'

const KEY = 'k'.repeat(32)
const NOW = Date.UTC(2027, 0, 15)
const BODY = '{"booking":"ünö"}'
const verify = (headers: Record<string, string>, body = BODY, now = NOW, key = KEY) =>
  verifyWebhook(key, new Headers(headers), body, now)

describe('signed webhook', () => {
  it('follows the convention', async () => {
    const headers = await signWebhook(KEY, 'b1', BODY, NOW)
    const expected = createHmac('sha256', KEY)
      .update(`b1.${NOW / 1000}.${BODY}`)
      .digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${expected}`)
    expect(await verify(headers)).toBe('b1')
    expect(await verify({ ...headers, 'webhook-signature': `v1,${'A'.repeat(43)}= v2,x v1,${expected}` })).toBe('b1')
  })

  it.each([
    [4, 'b1'],
    [5, null],
  ])('is accepted among the first five signatures: after %i others, %s', async (others, id) => {
    const headers = await signWebhook(KEY, 'b1', BODY, NOW)
    const signatures = `${'v1,x '.repeat(others)}${headers['webhook-signature']}`
    expect(await verify({ ...headers, 'webhook-signature': signatures })).toBe(id)
  })

  it('is rejected when changed, late, early, unsigned or signed with another key', async () => {
    const headers = await signWebhook(KEY, 'b1', BODY, NOW)
    expect(await verify(headers, BODY, NOW + 300_000)).toBe('b1')
    expect(await verify(headers, BODY, NOW + 301_000)).toBeNull()
    expect(await verify(headers, BODY, NOW - 301_000)).toBeNull()
    expect(await verify(headers, `${BODY} `)).toBeNull()
    expect(await verify(headers, BODY, NOW, 'o'.repeat(32))).toBeNull()
    for (const [name, value] of [
      ['webhook-id', 'b2'],
      ['webhook-id', ''],
      ['webhook-timestamp', String(NOW / 1000 + 1)],
      ['webhook-timestamp', 'soon'],
      ['webhook-signature', ''],
      ['webhook-signature', 'v1,'],
      ['webhook-signature', `${headers['webhook-signature']}x`],
      ['webhook-signature', `x${headers['webhook-signature']}`],
      ['webhook-signature', `v1,${'!'.repeat(43)}=`],
      ['webhook-signature', (headers['webhook-signature'] ?? '').replace('v1', 'v2')],
    ] as const)
      expect(await verify({ ...headers, [name]: value }), `${name}: ${value}`).toBeNull()
  })

  it.each([
    ['', `${NOW / 1000}`],
    ['b1', `x${NOW / 1000}`],
    ['b1', `${NOW / 1000}x`],
  ])('is rejected with the id "%s" and the time "%s" despite a valid signature', async (id, seconds) => {
    const signature = createHmac('sha256', KEY).update(`${id}.${seconds}.${BODY}`).digest('base64')
    const headers = { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` }
    expect(await verify(headers)).toBeNull()
  })
})
