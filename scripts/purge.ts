import { parseArgs } from 'node:util'
import { signToken } from '../shared/signing/signed-token.ts'
import { LOCAL_SECRETS } from './runtime/local-variables.ts'

/**
 * `npm run purge -- layout travel:japan-tokyo-kyoto [--site https://www.example.com]`: makes entries with these tags
 * stale. Signed with the environment's CONTENT_KEY; locally with the local one.
 */
const { values, positionals } = parseArgs({
  options: { site: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? 8787}` } },
  allowPositionals: true,
})
if (positionals.length === 0) {
  console.error('npm run purge -- TAG … [--site ORIGIN]; the tag "layout" is on every page.')
  process.exit(1)
}
const key = process.env.CONTENT_KEY ?? LOCAL_SECRETS.CONTENT_KEY
const token = await signToken(key, 'purge', { tags: positionals.join(',') }, Date.now(), 60)
const answer = await fetch(`${values.site}/api/purge`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}` },
}).catch((error: Error) => new Response(String(error.cause ?? error), { status: 503 }))
console.log(`${answer.status} ${await answer.text()}`)
process.exit(answer.ok ? 0 : 1)
