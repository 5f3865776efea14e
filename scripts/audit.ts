import { request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { allMarkets } from '../markets/registry.ts'
import { isoDayOf } from '../shared/dates/iso-days.ts'
import { type Request, readCatalogue } from './audit/catalogue.ts'
import { checkFacts } from './audit/check-facts.ts'
import { checkLists } from './audit/check-lists.ts'
import { checkMenus } from './audit/check-menus.ts'
import { checkMotifs } from './audit/check-motifs.ts'
import { checkPages } from './audit/check-pages.ts'
import { checkPlaces } from './audit/check-places.ts'
import { STATE } from './runtime/state-folder.ts'
import { readPicturePlan } from './setup/picture-plan.ts'

const HELP = `npm run audit [-- --market it] [--all]

Reads the whole catalogue and the pages of a site that npm start serves, prints what a careful visitor would find to be
untrue, and exits with 1 if it found anything. Of each trip it loads the pages and calendar files of the first, the
cheapest and the last departure, and of the search the first hundred departures; with --all, everything. PORT is that of
the site (8787). Start the site and the audit with the same API_URL, for data of your own, and the same CLOCK and STATE.`

const { values } = parseArgs({
  options: { market: { type: 'string' }, all: { type: 'boolean', default: false }, help: { type: 'boolean' } },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}

const { PORT = '8787', API_URL, CLOCK } = process.env

const requestUrl: Request = async (host, path, body) => {
  if (host === 'api' && API_URL !== undefined) {
    const json = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const answer = await fetch(API_URL.replace(/\/$/, '') + path, body && json)
    return { status: answer.status, text: await answer.text(), headers: Object.fromEntries(answer.headers) }
  }
  // Only browsers resolve names under localhost everywhere.
  const headers = { host: `${host}.localhost:${PORT}`, ...(body && { 'content-type': 'application/json' }) }
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<Request>>>()
  const method = body ? 'POST' : 'GET'
  // The server may close a connection just as another request takes it.
  const sent = httpRequest({ host: '127.0.0.1', port: PORT, path, headers, method, agent: false }, (answer) =>
    text(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }), reject),
  )
  sent.on('error', reject).end(body && JSON.stringify(body))
  return promise
}

const today = isoDayOf(CLOCK === undefined ? Date.now() : Date.parse(CLOCK))
let count = 0
for (const market of allMarkets.filter(({ id }) => id === (values.market ?? id))) {
  const startedAt = performance.now()
  const catalogue = await readCatalogue(requestUrl, market)
  const findings = [
    ...checkFacts(catalogue, today),
    ...(API_URL === undefined ? checkMotifs(catalogue, readPicturePlan(STATE)) : []),
    ...(await checkPlaces(requestUrl, catalogue)),
    ...(await checkMenus(requestUrl, catalogue)),
    ...(await checkLists(requestUrl, catalogue, values.all)),
    ...(await checkPages(requestUrl, catalogue, values.all)),
  ]
  for (const [check, each] of Map.groupBy(findings, ({ check }) => check)) {
    console.log(`${market.id}: ${check}: ${each.length} exceptions`)
    for (const { where, found } of each) console.log(`  ${where}: ${found}`)
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(
    `${market.id}: ${catalogue.travels.length} travels, ${catalogue.tours.length} departures checked in ${seconds} s`,
  )
  count += findings.length
}
console.log(count === 0 ? 'nothing found' : `${count} findings`)
process.exit(count === 0 ? 0 : 1)
