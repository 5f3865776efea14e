import { beforeAll, expect, it } from 'vitest'
import { LOCAL_SECRETS } from '../../../local/workers/local-variables.ts'
import type { ExperimentCounts } from '../../../shared/contracts/experiment-events.ts'
import { sealStaff } from '../../../shared/sign-in/staff-sign-in.ts'
import { observedGateway } from '../../../tests/support/builders/observed-gateway.ts'
import { experiment, payloadWith } from '../../../tests/support/flags.ts'
import { reloadFlags } from '../../flags/current-flags.ts'

const { get } = observedGateway()

beforeAll(() => {
  reloadFlags()
  // Files of one process share the payload.
  return reloadFlags
})

const ARM = { booking: 0, measured: 0, measured_lcp: 0, measured_inp: 0, error: 0, slow_page: 0, slow_reaction: 0 }
const COUNTED = { first: '2027-01-10T11:00:00.000Z', last: '2027-01-14T11:00:00.000Z', crossed: 0 }

const staffCookie = async () => {
  const staff = { id: 'a', email: 'a@b.c', roles: ['growth' as const] }
  return { cookie: `__Host-operator=${await sealStaff(LOCAL_SECRETS.SIGNING_KEY, staff, Date.now())}` }
}

/** Text of the results of an experiment whose variation converts better. */
const resultsOf = async (fields: Partial<ExperimentCounts['arms'][number]>, query = '') => {
  const arms = [2000, 2400].map((booking_click, variation) => ({
    ...ARM,
    ...{ variation, visitors: 40_000, booking_click, ...fields },
  }))
  const payload = payloadWith({ searchTravelsFirst: [experiment('travels', [false, true])] })
  const page = await get(`/__growth/results?experiment=travels${query}`, await staffCookie(), {
    FLAGS: { get: async () => JSON.stringify(payload) },
    API: { fetch: async () => Response.json({ success: true, data: { ...COUNTED, arms } }) },
  })
  return page.text()
}

it('names guardrails that browsers have not measured, and states no absence of harm of nothing', async () => {
  expect(await resultsOf({ measured: 500, measured_lcp: 400 })).toContain(
    'Too few measured in a variation: waited more than 200 ms for a reaction (INP).',
  )
  expect(await resultsOf({ visitors: 0, booking_click: 0 })).toContain('Nothing measured yet.')
})

it('gives a verdict for all markets together, and figures only for one', async () => {
  const [all, one] = [await resultsOf({}), await resultsOf({}, '&market=de')]
  expect(all).toContain('true converts better than false')
  expect(all).toContain('confidence sequence of Waudby-Smith et al.')
  expect(one).toContain('data-label="Rate">6 %')
  expect(one).not.toMatch(/class="verdict"|class="interval|converts better|No sign of harm|The plan:/)
})

it('lists an ended experiment with its visitors and winner as of its end', async () => {
  const ended = {
    ...{ id: 'over', flag: 'homeCover', name: 'Over', sharesChangedAt: null, goneAt: '2027-01-12T00:00:00.000Z' },
    variations: ['a', 'b'].map((name) => ({ name, share: 0.5 })),
  }
  const countsOf = (visitors: number, more: number) => ({
    ...COUNTED,
    arms: [0, more].map((clicks, variation) => ({ ...ARM, variation, visitors, booking_click: 2000 + clicks })),
  })
  const asked: string[] = []
  const API = {
    fetch: async ({ url }: Request) => {
      const { pathname, searchParams } = new URL(url)
      asked.push(searchParams.get('end') ?? 'all')
      const data = pathname.endsWith('/counts')
        ? countsOf(40_000, 0)
        : [{ experiment: 'over', ...countsOf(41_000, 800), visitors: 82_000 }]
      return Response.json({ success: true, data })
    },
  }
  const FLAGS = { get: async (key: string) => JSON.stringify(key === 'experiments' ? [ended] : payloadWith({})) }
  const page = await (await get('/__growth', await staffCookie(), { FLAGS, API })).text()
  expect(asked).toEqual(['all', ended.goneAt])
  expect(page).toContain('80,000 visitors')
  expect(page).not.toContain('<strong>Choose the winner</strong> (done)')
})
