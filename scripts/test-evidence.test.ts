import { describe, expect, it } from 'vitest'
import { type CheckRecord, canRenewEvidence, EVIDENCE_SUITE, evidenceOf } from './test-evidence.ts'

describe('what tests noted', () => {
  it('becomes counts of pages and lists of markets, each once and in one order', () => {
    const records: CheckRecord[] = [
      { check: 'rules', market: 'de', kind: 'search', name: 'search without results' },
      { check: 'rules', market: 'it', kind: 'search', name: 'search' },
      { check: 'rules', market: 'it', kind: 'home', name: 'index' },
      { check: 'rules', market: 'it', kind: 'search', name: 'search' },
      { check: 'rules', market: 'fr', state: 'menu' },
      { check: 'rules', market: 'it', state: 'menu' },
      { check: 'focus', market: 'it', state: 'chat' },
    ]
    const { pages, states } = evidenceOf(records)
    expect(JSON.stringify(pages.rules)).toBe('{"it":{"home":1,"search":1},"de":{"search":1}}')
    expect(JSON.stringify(evidenceOf(records.toReversed()))).toBe(JSON.stringify({ pages, states }))
    expect(states).toEqual({ rules: { menu: ['it', 'fr'] }, reflow: {}, spacing: {}, focus: { chat: ['it'] } })
    expect(pages.focus).toEqual({})
  })
})

describe('evidence is renewed by a run', () => {
  const file = (status: string, ...failed: string[]) => ({
    status,
    assertionResults: [
      { status: 'passed', ancestorTitles: ['paths'] },
      ...failed.map((suite) => ({ status: 'failed', ancestorTitles: [suite] })),
    ],
  })

  it.each([
    ['in which all has passed', [file('passed')], true],
    ['that misses evidence of a new page or market', [file('passed'), file('failed', EVIDENCE_SUITE)], true],
    ['in which a page has failed, too', [file('failed', EVIDENCE_SUITE, 'every page of it')], false],
    ['of which a file could not be loaded', [file('passed'), file('failed')], false],
  ] as const)('%s: %s', (_, testResults, renewed) => expect(canRenewEvidence({ testResults })).toBe(renewed))
})
