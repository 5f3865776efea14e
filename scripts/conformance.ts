import { randomBytes, randomUUID } from 'node:crypto'
import { readOptions, refuse } from '../local/commands/read-options.ts'
import { MARKET_IDS } from '../markets/market-id.ts'
import { contractCalls } from '../shared/contracts/calls/contract-calls.ts'
import { reportOf } from './conformance/report.ts'
import { runCalls } from './conformance/run-calls.ts'
import { fetchUrl } from './http/fetch-url.ts'

const HELP = `npm run conformance -- https://api.example.com [--market it] [--changes]

Makes every call of a storefront to a back end once, and prints by feature what is ready, missing or broken, with each
issue. CONTENT_KEY is the key that storefront and back end share; without it, calls for a user are left out. --changes
also makes calls that store something or send mail, for a new user of the domain example.com. Exits with 1 where anything
is broken, or pages, search or trips are not ready. backend/openapi.json describes the calls.`

const { values, positionals } = readOptions(HELP, {
  options: { market: { type: 'string', default: MARKET_IDS[0] }, changes: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [url] = positionals
if (url === undefined || !URL.canParse(url)) refuse('the address of a back end is missing', HELP)

const hash = randomBytes(32).toString('hex')
const outcomes = await runCalls(
  {
    base: url?.replace(/\/$/, '') ?? '',
    fetch: fetchUrl,
    market: values.market,
    key: process.env.CONTENT_KEY,
    hasChanges: values.changes,
    ids: {
      uuid: randomUUID(),
      hash,
      email: `conformance-${hash.slice(0, 8)}@example.com`,
      instant: new Date().toISOString(),
    },
  },
  contractCalls,
)
const { text, isFit } = reportOf(outcomes)
console.log(text)
process.exitCode = isFit ? 0 : 1
