import { readOptions } from '../local/commands/read-options.ts'
import { allMarkets } from '../markets/registry.ts'
import { isoDayOf } from '../shared/dates/iso-days.ts'
import { auditMarket } from './audit/audit-market.ts'
import type { Request } from './audit/catalogue.ts'
import { type Report, summaryOf } from './audit/report.ts'
import { fetchUrl } from './http/fetch-url.ts'

const HELP = `npm run audit [-- --market it]

Reads the whole catalogue of a site that npm start serves and the pages of its places and menus, prints what they
contradict and how much each check compared, and exits with 1 if it found anything. PORT is that of the site (8787). Start
the site and the audit with the same API_URL, for data of your own, and the same CLOCK.`

const { values } = readOptions(HELP, {
  options: { market: { type: 'string' } },
})

const { PORT = '8787', API_URL, CLOCK } = process.env

const chosen = allMarkets.filter(({ id }) => id === (values.market ?? id))
if (chosen.length === 0) {
  console.error(`--market is one of ${allMarkets.map(({ id }) => id).join(', ')}`)
  process.exit(2)
}

const requestUrl: Request = async (host, path, body) => {
  const base = host === 'api' && API_URL !== undefined ? API_URL.replace(/\/$/, '') : `http://${host}.localhost:${PORT}`
  const json = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const response = await fetchUrl(new Request(base + path, { ...(body && json), redirect: 'manual' }))
  return { status: response.status, text: await response.text(), headers: Object.fromEntries(response.headers) }
}

const today = isoDayOf(CLOCK === undefined ? Date.now() : Date.parse(CLOCK))
const reports: Report[] = []
for (const market of chosen) {
  const startedAt = performance.now()
  const report = await auditMarket(requestUrl, market, today)
  for (const { check, where, found } of report.findings) console.log(`${market.id}: ${check}: ${where}: ${found}`)
  console.log(`${market.id}: read in ${Math.round((performance.now() - startedAt) / 1000)} s`)
  reports.push(report)
}
for (const line of summaryOf(reports)) console.log(line)
const count = reports.reduce((sum, { findings }) => sum + findings.length, 0)
console.log(count === 0 ? 'nothing found' : `${count} findings`)
process.exit(count === 0 ? 0 : 1)
