import build from 'virtual:client-build'
import type { PageReport } from '../../shared/contracts/page-report.ts'
import type { ErrorReport } from '../../shared/log/error-report.ts'
import type { FinishedRequest } from './request-lines.ts'

/** A row of Analytics Engine, sampled by `index`. The country is the only field about the visitor. */
export type MetricPoint = { index: string; words: readonly string[]; numbers: readonly number[] }

/** A call with all its tries. */
export type ServiceCall = { call: string; outcome: string; ms: number; tries: number }

/** Columns blob1, double1 and so on: never reused, because the store keeps three months. */
export const COLUMNS = {
  request: {
    words: [
      'kind',
      'version',
      'market',
      'route',
      'method',
      'page',
      'country',
      'visitor',
      'error',
      'fingerprint',
      'deployment',
    ],
    numbers: ['status', 'ms', 'reads', 'readsFromBackEnd', 'readsFailed'],
  },
  call: { words: ['kind', 'version', 'call', 'outcome'], numbers: ['ms', 'tries'] },
  vitals: {
    words: ['kind', 'version', 'market', 'route', 'device', 'variations', 'lcpTarget', 'inpTarget', 'clsTarget'],
    // -1: not measured. `share`: of the page views that are measured.
    numbers: ['share', 'lcp', 'inp', 'cls', 'ttfb', 'lcpResource', 'inpDelay', 'inpWork'],
  },
  browserError: {
    words: ['kind', 'version', 'market', 'route', 'device', 'variations', 'error', 'fingerprint', 'place'],
    numbers: ['share'],
  },
  stream: { words: ['kind', 'version', 'state'], numbers: ['events'] },
} as const

type Columns = typeof COLUMNS
type Values<Names extends readonly string[], Value> = { [I in keyof Names]: Value }
type Row<Kind extends keyof Columns> = MetricPoint & {
  words: Values<Columns[Kind]['words'], string>
  numbers: Values<Columns[Kind]['numbers'], number>
}

/** A page view that a browser measured. */
type MeasuredPage = {
  release: string
  market: string
  route: string
  device: 'phone' | 'wide'
  variations: Readonly<Record<string, number>>
  share: number
}

/** The deployed build. */
export const VERSION = build.commit?.slice(0, 12) ?? build.id

export const requestPoint = (
  { method, status, ms, fields, report, data }: FinishedRequest,
  deployment: string,
): Row<'request'> => {
  const { market = '', route = '', page = '', country = '', bot, error = '' } = fields
  const loaded = data.filter(({ state }) => state === 'miss' || state === 'failed')
  return {
    index: `${market}/${route}`,
    words: [
      'request',
      VERSION,
      market,
      route,
      method,
      page,
      country,
      bot === true ? 'robot' : 'person',
      error,
      report?.fingerprint ?? '',
      deployment,
    ],
    numbers: [status, ms, data.length, loaded.length, data.filter(({ failure }) => failure !== undefined).length],
  }
}

export const callPoint = ({ call, outcome, ms, tries }: ServiceCall): Row<'call'> => ({
  index: `call/${call}`,
  words: ['call', VERSION, call, outcome],
  numbers: [ms, tries],
})

/** Events of the stream that wait in the outbox, each minute, or that the queue gives up. */
export const streamPoint = (state: 'outbox' | 'dead', events: number): Row<'stream'> => ({
  index: `stream/${state}`,
  words: ['stream', VERSION, state],
  numbers: [events],
})

export const vitalsPoint = (page: MeasuredPage, { LCP, INP, CLS, TTFB }: PageReport['vitals']): Row<'vitals'> => ({
  index: `vitals/${page.market}/${page.route}`,
  words: ['vitals', ...wordsOf(page), LCP?.target ?? '', INP?.target ?? '', CLS?.target ?? ''],
  numbers: [
    ...([page.share, LCP?.value ?? -1, INP?.value ?? -1, CLS?.value ?? -1, TTFB?.value ?? -1] as const),
    ...([LCP?.resource ?? -1, INP?.delay ?? -1, INP?.work ?? -1] as const),
  ],
})

export const browserErrorPoint = (
  page: MeasuredPage,
  { causes: [error = ''], fingerprint, at: [place = ''] }: ErrorReport,
): Row<'browserError'> => ({
  index: `browser error/${page.market}/${page.route}`,
  words: ['browserError', ...wordsOf(page), error, fingerprint, place],
  numbers: [page.share],
})

/** Variations as `cover:1 price.2:0`. */
const wordsOf = ({ release, market, route, device, variations }: MeasuredPage) =>
  [
    ...([release, market, route, device] as const),
    Object.entries(variations)
      .map(([experiment, variation]) => `${experiment}:${variation}`)
      .sort()
      .join(' '),
  ] as const
