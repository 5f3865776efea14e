import { signToken } from '../shared/signing/signed-token.ts'
import { LOCAL_SECRETS } from './runtime/local-variables.ts'
import { readOptions, refuse } from './runtime/read-options.ts'

const HELP = `npm run purge -- TAG … [--site ORIGIN]

Makes cached pages and data with these tags stale; every page has the tag "layout". Signed with CONTENT_KEY, locally with
that of local sites.`
const { values, positionals } = readOptions(HELP, {
  options: { site: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? 8787}` } },
  allowPositionals: true,
})
if (positionals.length === 0) refuse('A tag is needed.', HELP)
const { site } = values
if (!/^https?:\/\/./.test(site) || !URL.canParse(site))
  refuse(`--site takes an origin such as https://it.example.com, not "${site}".`, HELP)
const key = process.env.CONTENT_KEY ?? LOCAL_SECRETS.CONTENT_KEY
const token = await signToken(key, 'purge', { tags: positionals.join(',') }, Date.now(), 60)
const response = await fetch(new URL('/api/purge', site), {
  method: 'POST',
  headers: { authorization: `Bearer ${token}` },
}).catch(({ cause, message }: Error) =>
  refuse(`${site} does not respond: ${cause instanceof Error ? cause.message || Object(cause).code : message}.`, HELP),
)
console.log(`${response.status} ${await response.text()}`)
process.exit(response.ok ? 0 : 1)
