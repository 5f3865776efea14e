import type { FeatureApiResponse } from '@growthbook/growthbook'
import { embeddedPayload } from '../../flags/embedded-payload.ts'
import { createFlagsClient } from '../../flags/evaluate.ts'
import type { FlagValues } from '../../flags/registry.ts'
import { LOCAL_SECRETS } from '../../local/workers/local-variables.ts'
import { signWebhook } from '../../shared/signing/webhook.ts'
import type { Site, SiteResponse } from './site.ts'
import { TEST_DAY, TEST_NOW } from './state.ts'
import { USER_AGENT } from './user-agent.ts'

type Rule = NonNullable<NonNullable<FeatureApiResponse['features']>[string]['rules']>[number]

/** Experiment rule in GrowthBook's format. */
export const experiment = (key: string, variations: unknown[], more: Partial<Rule> = {}): Rule => ({
  key,
  seed: key,
  hashAttribute: 'deviceId',
  hashVersion: 2,
  variations,
  weights: variations.map(() => 1 / variations.length),
  coverage: 1,
  phase: '0',
  meta: variations.map((_, index) => ({ key: String(index) })),
  ...more,
})

/** Embedded payload with other rules for some flags. */
export const payloadWith = (rules: Record<string, Rule[]>, dateUpdated = TEST_NOW): FeatureApiResponse => ({
  ...embeddedPayload,
  features: {
    ...embeddedPayload.features,
    ...Object.fromEntries(
      Object.entries(rules).map(([name, own]) => [
        name,
        { ...(embeddedPayload as FeatureApiResponse).features?.[name], rules: own },
      ]),
    ),
  },
  ...{ dateUpdated },
})

/** Three experiments on two routes: six variants of the home page, two of the search. */
export const THREE_EXPERIMENTS = payloadWith({
  homeCover: [experiment('cover', ['editors', 'together', 'planned'])],
  homeDeparturesFirst: [experiment('departures', [false, true])],
  searchPriceFirst: [experiment('price', [false, true])],
})

/** Flag values of an Italian visitor in the Italian market. */
export const valuesOf = (payload: FeatureApiResponse, deviceId: string, path = '/'): FlagValues =>
  createFlagsClient(payload).evaluate({
    deviceId,
    country: null,
    language: 'it',
    market: 'it',
    day: TEST_DAY,
    url: `http://it.localhost${path}`,
  })

let messages = 0

type Message = { id?: string; at?: number; body?: string; key?: string }

/** Sends a payload as GrowthBook's webhook. */
export const sendPayload = async (
  site: Site,
  payload: FeatureApiResponse,
  {
    id = `msg_${messages++}`,
    at = Date.parse(TEST_NOW),
    key = LOCAL_SECRETS.FLAGS_WEBHOOK_KEY,
    ...other
  }: Message = {},
): Promise<SiteResponse> => {
  const body =
    other.body ??
    JSON.stringify({ type: 'payload.changed', timestamp: TEST_NOW, data: { payload: JSON.stringify(payload) } })
  const headers = { ...(await signWebhook(key, id, body, at)), 'content-type': 'application/json' }
  return site.request('it', '/api/flags/webhook', { method: 'POST', headers, body })
}

/** Requests a page with these cookies. */
export const visit = (
  site: Pick<Site, 'request'>,
  path: string,
  cookie = '',
  headers: Record<string, string> = {},
): Promise<SiteResponse> =>
  site.request('it', path, { headers: { 'user-agent': USER_AGENT, ...(cookie !== '' && { cookie }), ...headers } })

/** UUID v4 built from a number. */
export const deviceOf = (number: number): string =>
  `${number.toString(16).padStart(8, '0')}-0000-4000-8000-${((number * 2654435761) % 2 ** 40).toString(16).padStart(12, '0')}`

/** Variations in the HTML of a page. */
export const shownOn = ({ text }: SiteResponse): Partial<FlagValues> => ({
  homeCover: text.includes('Torna con degli amici')
    ? 'together'
    : text.includes('Il viaggio lo organizziamo noi')
      ? 'planned'
      : 'editors',
  homeDeparturesFirst:
    text.indexOf('Si parte di sicuro</h2>') < text.indexOf('Da che parte del mondo cominciamo?</h2>'),
})
