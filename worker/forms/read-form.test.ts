import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { GatewayApp } from '../visit/gateway-app.ts'
import { originOfPost, parseJsonOrNull, readForm, readText } from './read-form.ts'

const OWN = 'https://www.it.example'
const SAME_NAME = 'http://it.localhost:8787'

const origins = new Hono<GatewayApp>().post('*', (c) => {
  c.set('config', { SITE_ORIGINS: { it: OWN } } as unknown as GatewayApp['Variables']['config'])
  c.set('market', { id: 'it' } as GatewayApp['Variables']['market'])
  c.set('url', new URL(c.req.url))
  return c.text(originOfPost(c))
})

describe('origin of a post', () => {
  it.each<[Record<string, string>, string]>([
    [{}, 'unknown'],
    [{ origin: OWN }, 'own'],
    [{ origin: SAME_NAME }, 'own'],
    [{ origin: 'https://evil.example' }, 'foreign'],
    [{ origin: 'null' }, 'foreign'],
    [{ 'sec-fetch-site': 'same-origin' }, 'own'],
    [{ 'sec-fetch-site': 'same-site' }, 'foreign'],
    [{ 'sec-fetch-site': 'cross-site' }, 'foreign'],
    [{ 'sec-fetch-site': 'none' }, 'foreign'],
    [{ origin: OWN, 'sec-fetch-site': 'same-origin' }, 'own'],
    [{ origin: OWN, 'sec-fetch-site': 'cross-site' }, 'foreign'],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 'foreign'],
    // Pages that send no referrer.
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 'own'],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, 'foreign'],
  ])('with %j is %s', async (headers, expected) => {
    const response = await origins.request(`${SAME_NAME}/api/consent`, { method: 'POST', headers })
    expect(await response.text()).toBe(expected)
  })
})

describe('body of a post', () => {
  const post = (body: string) => new Request(SAME_NAME, { method: 'POST', body })

  it('is read up to eight kilobytes', async () => {
    expect(await readForm(post('a=1&b=x+%C3%A8'))).toEqual({ a: '1', b: 'x è' })
    expect(await readText(post('x'.repeat(8192)))).toHaveLength(8192)
    expect(await readText(post('x'.repeat(8193)))).toBeNull()
    expect(await readForm(post(`a=${'x'.repeat(8191)}`))).toBeNull()
    expect(await readForm(post('a=12'), 3)).toBeNull()
  })

  it('may be JSON', () => {
    expect(parseJsonOrNull('{"a":1}')).toEqual({ a: 1 })
    expect(parseJsonOrNull('{')).toBeNull()
  })
})
