import { describe, expect, it } from 'vitest'
import { resultsOf } from '../../../flags/experiments/results.ts'
import type { StoredExperiment } from '../../../flags/experiments/stored-experiments.ts'
import { experiment, payloadWith } from '../../../tests/support/flags.ts'
import { endingChecklist } from './ending-checklist.ts'
import { experimentRow } from './experiment-row.ts'
import { listExperiments } from './experiment-states.ts'

const ended = (flag: string): StoredExperiment => ({
  ...{ id: 'over', flag, name: 'Over', sharesChangedAt: null, goneAt: '2027-01-10T00:00:00.000Z' },
  variations: [
    { name: 'a', share: 0.5 },
    { name: 'b', share: 0.5 },
  ],
})
const RULES = {
  homeCover: [experiment('cover', ['editors', 'together'], { coverage: 0.4 })],
  searchPriceFirst: [experiment('price', [false, true], { coverage: 0 })],
}

describe('list of experiments', () => {
  it('has those that run, those that nobody is in yet, flags with a goal, and those that ended', () => {
    const listed = listExperiments(payloadWith(RULES), [ended('removedFlag')], ['over', 'counted', 'cover'])
    expect(listed.map(({ id, name, state, flag }) => [state, id, name, flag])).toEqual([
      ['running', 'cover', 'cover', 'homeCover'],
      ['draft', 'price', 'price', 'searchPriceFirst'],
      ['draft', null, 'homeDeparturesFirst', 'homeDeparturesFirst'],
      ['draft', null, 'searchTravelsFirst', 'searchTravelsFirst'],
      ['ended', 'over', 'Over', 'removedFlag'],
      ['ended', 'counted', 'counted', null],
    ])
  })

  it('shows traffic, its parts, the rule, and a preview of each variation', () => {
    const [cover] = listExperiments(payloadWith(RULES), [], [])
    if (cover === undefined) throw new Error('no experiment')
    const row = String(experimentRow(cover, { progress: null, seen: undefined, checklist: null }))
    expect(row).toContain('<rect x="0" width="20" height="8" /><rect x="20" width="20" height="8" />')
    expect(row).toContain('everybody: 40 % of them: experiment cover, 50 % editors, 50 % together')
    expect([...row.matchAll(/<button name="homeCover" value="(.*?)">/g)].map(([, value]) => value)).toEqual([
      '&quot;editors&quot;',
      '&quot;together&quot;',
    ])
  })

  it('names earlier rules, and counts only a namespace’s part as traffic', () => {
    const rules = [
      { condition: { country: 'US' }, force: 'together' },
      experiment('cover', ['editors', 'together'], { coverage: 0.5, namespace: ['group', 0, 0.5] }),
    ]
    const [cover] = listExperiments(payloadWith({ homeCover: rules }), [], [])
    if (cover === undefined) throw new Error('no experiment')
    const at = '2027-01-10T11:00:00.000Z'
    const seen = { experiment: 'cover', visitors: 1, arms: [], crossed: 0, first: at, last: at }
    const row = String(experimentRow(cover, { progress: null, seen, checklist: null }))
    expect(row).toContain('</svg>25 %<small>1 visitor</small>')
    expect(row).toContain('no earlier rule decides:</p><ol><li>country is US: together</li></ol>')
  })
})

describe('steps to end an experiment', () => {
  const stepsOf = (payload: Parameters<typeof listExperiments>[0], remembered: StoredExperiment[], clicks = 0) => {
    const listed = listExperiments(payload, remembered, []).find(({ id }) => id !== null)
    if (listed === undefined) throw new Error('no experiment')
    const none = { booking: 0, measured: 0, measured_lcp: 0, measured_inp: 0, error: 0, slow_page: 0, slow_reaction: 0 }
    const arms = [0, clicks].map((more, variation) => ({
      ...{ variation, visitors: 40_000, booking_click: 2000 + more },
      ...none,
    }))
    const results = resultsOf({ arms, crossed: 0, first: null, last: null }, listed.experiment)
    const markup = String(endingChecklist(payload, listed, { results, days: null })?.markup)
    return [...markup.matchAll(/<strong>([^<]*)<\/strong> \(done\)/g)].map(([, title]) => title)
  }
  const cover = { homeCover: [experiment('cover', ['editors', 'together'])] }

  it.each([
    ['runs without a winner', payloadWith(cover), [], 0, []],
    ['has a winner', payloadWith(cover), [], 400, ['Choose the winner']],
    [
      'left the payload with a winner',
      payloadWith({ homeCover: [] }),
      [ended('homeCover')],
      400,
      ['Choose the winner', 'Change the payload'],
    ],
    [
      'left the payload with their flag, undecided and in the code',
      payloadWith({}),
      [ended('homeCover')],
      0,
      ['Change the payload'],
    ],
    [
      'has no code any more',
      payloadWith({ removedFlag: [] }),
      [ended('removedFlag')],
      0,
      ['Choose the winner', 'Change the payload', 'Remove the code path'],
    ],
    [
      'is over',
      payloadWith({}),
      [ended('removedFlag')],
      0,
      ['Choose the winner', 'Change the payload', 'Remove the code path', 'Archive the flag'],
    ],
  ])('that %s are done as far as payload and registry tell', (_, payload, remembered, clicks, done) =>
    expect(stepsOf(payload, remembered, clicks)).toEqual(done),
  )
})
