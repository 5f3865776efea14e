import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Files that read whole bodies without a limit, because these have one already. */
const LIMITED: Record<string, string> = {
  'backend/api/http/json.ts': 'requests behind limitBody',
  'backend/api/http/limit-requests.ts': 'requests behind limitBody',
  'backend/api/images/images.route.ts': 'entries of its own cache',
  'backend/api/images/upload/upload-image.ts': 'a file of a form behind limitBody',
  'backend/api/office/program-calls.ts': 'responses of this worker',
  'backend/api/routes/batch.route.ts': 'responses of this worker',
  'backend/api/office/pages/failure-page.ts': 'requests behind limitBody',
  'backend/api/routes/booking.route.ts': 'requests behind limitBody',
  'backend/api/routes/newsletter.route.ts': 'requests behind limitBody',
  'backend/api/routes/office.route.ts': 'requests behind limitBody',
  'backend/api/routes/uploads.route.ts': 'requests behind limitBody',
  'backend/identity/http/read-form.ts': 'requests behind limitBody',
  'backend/identity/pages/protocol-pages.ts': 'its own pages',
  'backend/identity/routes/codes.route.ts': 'requests behind limitBody',
  'worker/data/features.ts': 'responses of readExternal',
  'worker/data/public-client.ts': 'entries of its own cache',
  'worker/engine/styles/build-file.ts': 'files of the build',
  'worker/features/session/backchannel-logout.ts': 'responses of readExternal',
  'worker/flags/store-payload.ts': 'responses of readExternal',
  'worker/engine/cache/page-codec.ts': 'pages of its own entrypoint',
  'worker/engine/cache/page-store.ts': 'entries of its own cache',
  'worker/engine/entrypoints/private.tsx': 'its own pages',
}

const READ = /\.(?:json|text|arrayBuffer|blob|bytes|formData)(?:<.+>)?\(\)|\bparseBody\(/
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/ .*/g

it('bodies are read up to a limit: one that is too long would end the process', () => {
  const reading = ['backend', 'flags', 'markets', 'shared', 'worker']
    .flatMap((folder) => sourceFiles(folder))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('backend/identity/browser/'))
    .filter((file) => READ.test(readFileSync(file, 'utf8').replace(COMMENTS, '').replaceAll('z.json()', '')))
  expect(reading.sort()).toEqual(Object.keys(LIMITED).sort())
})
