import { z } from 'zod'
import { allowanceRequestSchema, allowanceSchema, askRatingSchema } from '../ask.ts'
import { BATCH_PATH, batchLineSchema, batchSchema } from '../batch.ts'
import { changesSchema } from '../changes.ts'
import { contactMessageSchema, contactResponseSchema } from '../contact.ts'
import { countedExperimentSchema, experimentCountsSchema, experimentEventSchema } from '../experiment-events.ts'
import { call } from './contract-call.ts'

const storefront = { token: 'storefront', isForAllMarkets: true } as const

export const serviceCalls = [
  call('changes', 'GET /changes', 'What changed since a version, and the version now', {
    isForAllMarkets: true,
    query: z.object({ since: z.number().int() }),
    data: changesSchema,
    sample: () => ({ query: { since: '0' } }),
  }),
  call('changes', `POST ${BATCH_PATH}`, 'Up to eight of the shared reads at one version of the data, a line for each', {
    isForAllMarkets: true,
    body: batchSchema,
    data: batchLineSchema,
    hasLines: true,
    sample: () => ({ body: { calls: [{ method: 'GET', path: '/changes?since=0' }] } }),
  }),
  call('assistant', 'POST /ask/allowance', 'Counts a question against the daily limits: 20 a visitor, 2,000 in total', {
    ...storefront,
    isChange: true,
    body: allowanceRequestSchema,
    data: allowanceSchema,
    sample: () => ({ body: { caller: null } }),
  }),
  call('assistant', 'POST /ask/ratings', 'A visitor’s rating of an answer; 429 over 60 a day', {
    ...storefront,
    isChange: true,
    body: askRatingSchema,
    data: z.object({}),
    sample: (_, { hash }) => ({
      body: {
        ...{ id: hash, market: 'it', asked: 'Giappone', query: 'textSearch=giappone', reader: 'rules' },
        ...{ rating: 'up', note: '', caller: null },
      },
    }),
  }),
  call(
    'contact form',
    'POST /contact',
    'Mails a message to customer care, and a receipt; 429 over 5 a day per email or 10 an hour per network address',
    {
      token: 'storefront',
      isChange: true,
      body: contactMessageSchema,
      data: contactResponseSchema,
      sample: (_, { uuid, email }) => ({
        body: {
          ...{ id: uuid, name: 'Anna Rossi', email, phone: '', page: '/', caller: null },
          message: 'A message that tests this back end.',
        },
      }),
    },
  ),
  call(
    'experiments',
    'POST /experiments/events',
    'Exposures and conversions where there is no queue `EVENTS`, and bookings for the event stream',
    {
      ...storefront,
      isChange: true,
      body: z.object({ events: z.array(experimentEventSchema).max(100) }),
      data: z.object({ kept: z.number().int() }),
      sample: (_, { hash, instant }) => ({
        body: { events: [{ kind: 'forget', visitor: hash.slice(0, 32), at: instant }] },
      }),
    },
  ),
  call('experiments', 'GET /experiments', 'Experiments with exposures', {
    ...storefront,
    data: countedExperimentSchema.array(),
    sample: () => ({}),
  }),
  call('experiments', 'GET /experiments/counts', 'Visitors and conversions by variation', {
    ...storefront,
    query: z.object({
      experiment: z.string(),
      market: z.string().optional(),
      end: z.iso.datetime().optional().describe('counts until then'),
    }),
    data: experimentCountsSchema,
    sample: () => ({ query: { experiment: 'none' } }),
  }),
]
