import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { readOptions } from '../local/commands/read-options.ts'
import { prettyLine } from './logs/pretty-line.ts'
import { isWanted, type LogEntry, logReader } from './logs/read-lines.ts'

const HELP = `npm run logs -- [filters] [file …]

Reads the log from files, Logpush's too, or from standard input (npm start | npm run logs; wrangler tail --format json |
npm run logs) and writes a line for people about each entry that is asked for.

  --id ID          the request whose id an error page shows
  --market it      --route search      --service storefront|api|identity
  --status 404     or a class: --status 5xx
  --slow 500       at least so many milliseconds
  --errors         statuses from 500 on, and what went wrong: failed calls, dropped items, old pages
  --fingerprint F  errors of one kind, and the requests that met them
  --calls          calls of the services behind that were slow
  --json           entries as they are, for other programs`

const options = {
  id: { type: 'string' },
  market: { type: 'string' },
  route: { type: 'string' },
  service: { type: 'string' },
  status: { type: 'string' },
  slow: { type: 'string' },
  errors: { type: 'boolean' },
  fingerprint: { type: 'string' },
  calls: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const { values, positionals } = readOptions(HELP, { options, allowPositionals: true })
const slow = values.slow === undefined ? undefined : Number(values.slow)
if (slow !== undefined && !(slow >= 0)) fail(`--slow takes milliseconds, not "${values.slow}".`)
if (values.status !== undefined && !/^[1-5](?:\d\d|xx)$/.test(values.status))
  fail(`--status takes a status or a class of them (404, 4xx), not "${values.status}".`)
// Avoids an error after `| head` has closed the pipe.
process.stdout.on('error', () => process.exit(0))

const show = (entry: LogEntry): void => {
  if (isWanted(entry, { ...values, slow })) console.log(values.json ? JSON.stringify(entry) : prettyLine(entry))
}
const sources = positionals.length === 0 ? [process.stdin] : positionals.map((file) => createReadStream(file))
for (const source of sources) {
  source.on('error', (error) => fail(error.message))
  const { read, end } = logReader()
  for await (const line of createInterface({ input: source })) read(line).forEach(show)
  end().forEach(show)
}
