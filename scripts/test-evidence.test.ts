import { describe, expect, it } from 'vitest'
import { type CheckRecord, canRenewEvidence, EVIDENCE_SUITE, evidenceOf } from './test-evidence.ts'

describe('evidenceOf', () => {
  it('returns page counts and market lists, without duplicates and in a stable order', () => {
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

describe('canRenewEvidence', () => {
  const file = (status: string, ...failed: string[]) => ({
    name: 'tests/e2e/all-pages-it-we.test.ts',
    status,
    assertionResults: [
      { status: 'passed', ancestorTitles: ['paths'] },
      ...failed.map((suite) => ({ status: 'failed', ancestorTitles: [suite] })),
    ],
  })

  it.each([
    ['a run without failures', [file('passed')], true],
    ['a run that lacks evidence of a new page or market', [file('passed'), file('failed', EVIDENCE_SUITE)], true],
    ['a run with a failed page', [file('failed', EVIDENCE_SUITE, 'every page of it')], false],
    ['a run with a file that could not be loaded', [file('passed'), file('failed')], false],
  ] as const)('%s: %s', (_, testResults, renewed) => expect(canRenewEvidence({ testResults })).toBe(renewed))
})
