import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { PARAMETER_ROUTES, type RouteName, STATIC_ROUTES } from '../../markets/route-table.ts'
import { EVIDENCE_SUITE } from '../../scripts/test-evidence.ts'
import { CHECKS, CRITERIA, NOTED_CHECKS, type NotedCheck, UNMET } from '../../worker/pages/accessibility/criteria.ts'
import { evidence } from '../../worker/pages/accessibility/statement.ts'
import { PAGE_KINDS, STATES } from '../../worker/pages/accessibility/states.ts'
import { pageTraits } from '../../worker/pages/private.ts'
import { otherWalks, WALKS, type Walk } from '../support/all-pages.ts'
import { AXE_TAGS } from '../support/inject-axe.ts'
import { pagesOfMarket } from '../support/market-pages.ts'
import { proofProblems } from './test-titles.ts'

const rows = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [criterion = '', ways = '', how = '', provedBy = ''] = line
      .slice(2)
      .split('|')
      .map((cell) => cell.trim())
    return { number: criterion.split(' ')[0] ?? '', ways: ways.split(', '), how, provedBy }
  })

describe('WCAG 2.2 criteria, levels A and AA', () => {
  it('are documented with the same kinds of proof as in the statement', () => {
    expect(rows).toHaveLength(55)
    expect(Object.fromEntries(rows.map(({ number, ways }) => [number, ways]))).toEqual(CRITERIA)
    expect(rows.filter(({ how }) => how === '')).toEqual([])
    expect(UNMET.filter((number) => CRITERIA[number] === undefined)).toEqual([])
  })

  it('name existing tests where tests are the proof', () => {
    const problems = rows.flatMap(({ number, ways, provedBy }) =>
      [
        ...proofProblems(provedBy),
        ...(ways.includes('tests') === (provedBy !== '') ? [] : ['tests are named, or are not']),
        ...ways.filter((way) => !(CHECKS as readonly string[]).includes(way)),
      ].map((problem) => `${number}: ${problem}`),
    )
    expect(problems).toEqual([])
  })

  it('claim rules only where axe has one', () => {
    const axe = createRequire(import.meta.url)('axe-core') as { getRules: (tags: string[]) => { tags: string[] }[] }
    const tags = new Set(axe.getRules([...AXE_TAGS]).flatMap((rule) => rule.tags))
    const byRules = Object.keys(CRITERIA).filter((number) => CRITERIA[number]?.includes('rules'))
    expect(byRules.filter((number) => !tags.has(`wcag${number.replaceAll('.', '')}`))).toEqual([])
  })
})

describe(EVIDENCE_SUITE, () => {
  it.each(MARKET_IDS)('covers every page of %s with every check', (id) => {
    const kinds = pagesOfMarket(id).map(({ route }) => (route === null ? 'missing' : pageTraits(route)?.kind))
    const counts = Object.fromEntries(
      PAGE_KINDS.flatMap((kind) => {
        const count = kinds.filter((each) => each === kind).length
        return count === 0 ? [] : [[kind, count]]
      }),
    )
    const walks: Walk[] = [...Object.values(WALKS).flat(), ...otherWalks()]
    const closely = walks.filter((walk) => walk.closely === true).map(({ market }) => market)
    for (const check of NOTED_CHECKS)
      expect(evidence.pages[check][id], check).toEqual(check !== 'focus' || closely.includes(id) ? counts : undefined)
  })

  it.each(MARKET_IDS)('covers every route of %s', (id) => {
    const seen = new Set(pagesOfMarket(id).map(({ route }) => route))
    const there = (route: RouteName) =>
      route in markets[id].paths
        ? markets[id].paths[route as (typeof STATIC_ROUTES)[number]] !== null
        : route !== 'events-wemeet-event' || markets[id].paths['events-wemeet'] !== null
    const routes = [...STATIC_ROUTES, ...PARAMETER_ROUTES, 'catch-all' as const].filter(
      (route) => pageTraits(route) !== null && there(route),
    )
    expect(routes.filter((route) => !seen.has(route))).toEqual([])
  })

  it.each(MARKET_IDS)('covers every state in %s with rules and in the narrowest window', (id) => {
    const missing = (check: NotedCheck) => STATES.filter((state) => !evidence.states[check][state]?.includes(id))
    // Offline states are tested in two markets; not every market has events.
    const absent = markets[id].paths['events-wemeet'] === null ? ['join'] : []
    for (const check of ['rules', 'reflow', 'spacing'] as const)
      expect(
        missing(check).filter((state) => state !== 'offline'),
        check,
      ).toEqual(absent)
  })
})

describe('colours', () => {
  const tokens = new Map(
    [...readFileSync('worker/ui/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): #([0-9a-f]{3,6});/g)].map(
      ([, name = '', hex = '']) => [name, hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex],
    ),
  )
  const luminance = (name: string): number => {
    const channels = [0, 2, 4].map((at) => Number.parseInt((tokens.get(name) ?? '').slice(at, at + 2), 16) / 255)
    const [red = 0, green = 0, blue = 0] = channels.map((c) =>
      c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }

  it('field borders and focus rings have a contrast of 3:1 on every background', () => {
    const grounds = ['paper', 'sand', 'sand-deep', 'accent-soft', 'teal-soft']
    const weak = ['field-line', 'ink', 'accent', 'teal']
      .flatMap((line) => grounds.map((ground) => ({ line, ground, ratio: contrast(line, ground) })))
      .filter(({ ratio }) => !(ratio >= 3))
    expect(weak).toEqual([])
  })
})
