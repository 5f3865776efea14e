import { describe, expect, it } from 'vitest'
import { fetchForUser, personalHeaders } from './personal-call.ts'

const caller = { path: '/login/redirect', anonymousId: 'id-1', accessToken: 'token' }

describe('a personal call', () => {
  it('tells where the visitor is, and who, in production only', () => {
    expect(personalHeaders(true, caller)).toEqual({
      accept: 'application/json',
      authorization: 'Bearer token',
      'x-referer-url': '/login/redirect',
      'x-anonymous-id': 'id-1',
    })
    expect(personalHeaders(true, { ...caller, anonymousId: null })).not.toHaveProperty('x-anonymous-id')
    expect(personalHeaders(false, caller)).toEqual({ accept: 'application/json', authorization: 'Bearer token' })
  })

  const port = (answers: (Response | Error)[]) => {
    const asked: string[] = []
    const fetch = async (url: string) => {
      asked.push(url)
      const answer = answers.shift() ?? new Error('asked too often')
      if (answer instanceof Error) throw answer
      return answer
    }
    return { asked, port: { fetch, base: 'https://account.example', isProduction: false } }
  }

  it('is tried once more, then fails', async () => {
    const once = port([new Error('gone'), Response.json({ a: 1 })])
    expect(await fetchForUser(once.port, '/me', caller)).toEqual({ status: 200, json: { a: 1 } })
    expect(once.asked).toEqual(['https://account.example/me', 'https://account.example/me'])
    const twice = port([new Response('', { status: 503 }), new Response('<html>')])
    await expect(fetchForUser(twice.port, '/me', caller)).rejects.toThrow()
  })

  it('takes a refusal for an answer', async () => {
    const refused = port([Response.json({ success: false }, { status: 401 })])
    expect((await fetchForUser(refused.port, '/me', caller)).status).toBe(401)
    expect(refused.asked).toHaveLength(1)
  })
})
