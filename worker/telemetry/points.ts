import build from 'virtual:client-build'
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
} as const

type Columns = typeof COLUMNS
type Values<Names extends readonly string[], Value> = { [I in keyof Names]: Value }
type Row<Kind extends keyof Columns> = MetricPoint & {
  words: Values<Columns[Kind]['words'], string>
  numbers: Values<Columns[Kind]['numbers'], number>
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
