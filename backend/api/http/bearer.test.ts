import { describe, expect, it, vi } from 'vitest'
import { MAX_UPLOAD_BYTES } from '../images/limits.ts'
import app from '../index.ts'
import { hasValidBearer } from './authorization.ts'

describe('hasValidBearer', () => {
  it.each([
    ['Bearer s3cret', 's3cret', true],
    ['Bearer s3cre', 's3cret', false],
    ['Bearer s3crets', 's3cret', false],
    ['bearer s3cret', 's3cret', false],
    ['Basic s3cret', 's3cret', false],
    ['s3cret', 's3cret', false],
    ['Bearer ', '', false],
    ['Bearer undefined', undefined, false],
    ['Bearer x', undefined, false],
    [undefined, 's3cret', false],
    [undefined, undefined, false],
  ])('%j against %j: %s', async (header, secret, carries) => expect(await hasValidBearer(header, secret)).toBe(carries))
})

describe('the token of the back office', () => {
  const headers = { 'cf-connecting-ip': '198.18.0.1' }
  const upload = { method: 'POST', headers, body: new Uint8Array(MAX_UPLOAD_BYTES + 1) }

  it('is compared before an upload is kept, and calls without it count', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const limit = vi.fn(async () => ({ success: true }))
    const env = { API_WRITE_TOKEN: 's3cret', FORMS_LIMIT: { limit } }
    expect((await app.request('/backoffice/images', upload, env)).status).toBe(401)
    expect(limit.mock.calls).toEqual([[{ key: '198.18.0.1' }]])
    const authorized = { headers: { ...headers, authorization: 'Bearer s3cret' } }
    expect((await app.request('/backoffice/nothing', authorized, env)).status).toBe(404)
    expect(limit).toHaveBeenCalledTimes(1)
    limit.mockResolvedValue({ success: false })
    expect((await app.request('/backoffice/images', upload, env)).status).toBe(429)
  })
})
