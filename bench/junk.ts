import { type LoadResult, load } from './load.ts'
import { startBare } from './start-bare.ts'

export type JunkRow = { what: string; result: LoadResult }

const HOST = 'it.localhost:8787'

/** Letters only: digits match no name. */
const word = (number: number): string =>
  [...String(number).padStart(6, '0')].map((digit) => 'bdfghjklmp'[Number(digit)]).join('')

/** Requests that no other visitor repeats, by number. */
const KINDS: Record<string, { path: (number: number) => string; status: number }> = {
  'a hot page': { path: () => '/', status: 200 },
  'a search with results': { path: (number) => `/cerca?priceTo=${100_000 + number}`, status: 200 },
  'a search without results': { path: (number) => `/cerca?textSearch=qx${word(number)}zk`, status: 200 },
  'a price that nothing has': { path: (number) => `/cerca?priceFrom=${90_000_000 + number}`, status: 200 },
  'days and a price without departures': {
    path: (number) => `/cerca?dateFrom=2039-01-01&dateTo=2039-12-31&priceTo=${100_000 + number}`,
    status: 200,
  },
  'an unknown path': { path: (number) => `/no-such-page-${number}`, status: 404 },
  'a page below a private modal': { path: () => '/?modal=&type=chatbot', status: 200 },
}

/** CPU of requests that no cache can answer, back end included. */
export const benchJunk = async (state: string, requests: number, clock: object): Promise<JunkRow[]> => {
  const { miniflare, port } = await startBare(state, clock)
  const rows: JunkRow[] = []
  // The state keeps the pages of earlier runs.
  let number = Date.now() % 500_000
  for (const [what, { path, status }] of Object.entries(KINDS)) {
    const target = { port, host: HOST, path: () => path(number++), status }
    await load(target, requests)
    rows.push({ what, result: await load(target, requests) })
  }
  await miniflare.dispose()
  return rows
}
