import { describe, expect, it } from 'vitest'
import { verifyUserToken } from '../../../shared/contracts/personal-token.ts'
import { START, sampleSignIn } from '../../../tests/support/builders/sample-issuer.ts'
import type { Visit } from '../../visit/visit.ts'
import { saveConsent } from './consent.ts'
import type { SignUpFlow } from './flow.ts'

const save = async (json: object, status = 200) => {
  const requests: { method: string; path: string; body: unknown; token: string }[] = []
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
    requests.push({ method: request.method, path: pathname + search, body: await request.json(), token })
    return Response.json(json, { status })
  }
  const site = sampleSignIn({ API: { fetch } })
  const config = { ...site.config, now: () => START }
  const visit = site.visitOf('/notify-me', { config, data: { deadline: undefined } as unknown as Visit['data'] })
  const isSaved = await saveConsent(visit, { email: 'ada@example.com', marketing: true } as SignUpFlow)
  return { isSaved, requests, visit, key: config.CONTENT_KEY ?? '' }
}

describe('consent', () => {
  it('is saved with the texts of the market, for the verified email', async () => {
    const { isSaved, requests, key } = await save({ success: true, data: { done: true } })
    expect(isSaved).toBe(true)
    expect(requests).toMatchObject([
      {
        ...{ method: 'PUT', path: '/alerts/consent?market=it' },
        body: {
          marketing: true,
          words: {
            version: '2026-11',
            privacy: 'Continuando accetti i termini e condizioni e confermi di aver letto l’informativa sulla privacy.',
            marketing: 'Idee di viaggio, nuove partenze e offerte via email. Puoi cambiare idea quando vuoi.',
          },
        },
      },
    ])
    expect(await verifyUserToken(key, requests[0]?.token ?? '', START)).toEqual({
      ...{ owner: 'address:ada@example.com', provenAt: START },
    })
  })

  it.each([
    ['refused', { success: false }, 403],
    ['not confirmed', { success: true, data: {} }, 200],
  ])('is not saved when it is %s', async (_, json, status) => {
    const { isSaved, visit } = await save(json, status)
    expect(isSaved).toBe(false)
    expect(visit.log).toMatchObject({
      error: 'personal call',
      report: { causes: [expect.stringContaining('personal alerts')] },
    })
  })
})
