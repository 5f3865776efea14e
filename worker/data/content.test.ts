import { describe, expect, it } from 'vitest'
import type { Config, Env } from '../env.ts'
import { makeDataLog } from '../log/request-log.ts'
import { loadDraftPage } from './content.ts'
import type { DataContext } from './public-client.ts'

/** Result of a response of the back end, through the call for drafts, which has no cache. */
const answered = (status: number, body: object) => {
  const context: DataContext = {
    env: { API: { fetch: async () => Response.json(body, { status }) } } as unknown as Env,
    config: { now: () => 0, elapsed: () => 0, PAGE_TIMEOUT_MS: 2500 } as unknown as Config,
    waitUntil: () => {},
    log: makeDataLog(),
  }
  return loadDraftPage(context, 'it', { slug: 'chi-siamo' }, 'token').then(({ value }) => value)
}

const refusal = { success: false, error: { code: 'refused', message: 'refused' } }
const meta = { httpStatusCode: 301, redirectTo: '/viaggi' }

describe('a response for a custom page', () => {
  it.each([404, 410])('%i means that the page is missing', async (status) =>
    expect(await answered(status, refusal)).toEqual({ kind: 'missing' }),
  )

  it.each([404, 410, 418])('%i with meta redirects', async (status) =>
    expect(await answered(status, { ...refusal, meta })).toEqual({ kind: 'redirect', status: 301, to: '/viaggi' }),
  )

  it.each([400, 401, 403, 408, 418, 422, 429])('%i means that the back end failed', async (status) =>
    expect(answered(status, refusal)).rejects.toMatchObject({ name: 'UpstreamError', failure: 'status' }),
  )
})
