import { expect, it } from 'vitest'
import { previewRefusal } from './preview-gate.ts'

const asked = async (authorization: string | null, env: { PREVIEW?: string; PREVIEW_PASSWORD?: string }) => {
  const headers = new Headers(authorization === null ? {} : { authorization })
  const refusal = await previewRefusal(new Request('https://branch.it.staging.test/', { headers }), env)
  return refusal && [refusal.status, refusal.headers.get('www-authenticate'), refusal.headers.get('cache-control')]
}
const refused = [401, 'Basic realm="Preview", charset="UTF-8"', 'no-store']
const basic = (text: string) => `Basic ${btoa(text)}`

it('opens the preview of a branch with its password only, and nothing else needs one', async () => {
  const preview = { PREVIEW: 'branch', PREVIEW_PASSWORD: 'open sesame' }
  expect(await asked(basic('preview:open sesame'), preview)).toBeNull()
  expect(await asked(basic('preview:open'), preview)).toEqual(refused)
  expect(await asked(null, preview)).toEqual(refused)
  // A preview whose password was forgotten is closed.
  expect(await asked(basic('preview:'), { PREVIEW: 'branch' })).toEqual(refused)
  expect(await asked(null, {})).toBeNull()
})
