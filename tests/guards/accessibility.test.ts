import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { PARAMETER_ROUTES, type RouteName, STATIC_ROUTES } from '../../markets/route-table.ts'
import { PRIVATE_MODALS } from '../../worker/modals/private.ts'
import { PUBLIC_MODALS } from '../../worker/modals/public.ts'
import { CHECKS, CRITERIA, UNMET } from '../../worker/pages/accessibility/criteria.ts'
import { AXE_VERSION } from '../../worker/pages/accessibility/statement.ts'
import { PAGE_KINDS } from '../../worker/pages/accessibility/states.ts'
import { pageTraits } from '../../worker/pages/private.ts'
import { modalsOf } from '../support/all-states.ts'
import { AXE_TAGS } from '../support/inject-axe.ts'
import { pagesOfMarket } from '../support/market-pages.ts'
import { sourceFiles } from './source-files.ts'

const rows = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .filter((line) => /^\|?\d.*\|/.test(line))
  .map((line) => {
    const [criterion = '', ways = '', how = '', provedBy = ''] = line.replace(/^\||\|$/g, '').split('|')
    return { number: criterion.split(' ')[0] ?? '', ways: ways.split(', '), how, provedBy }
  })

const testFiles = sourceFiles('tests', /\.(test|cases)\.ts$/)

/** Proofs of a cell, such as `tests/e2e/xss.test.ts` "starts with…", that name no title of that file and its cases. */
const unprovenIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)` ("[^`]+")/g)].flatMap(([, file = '', quoted = '']) => {
    const own = testFiles.filter((each) => each === file || each.startsWith(file.replace('.test.ts', '/')))
    const text = own.map((each) => readFileSync(each, 'utf8')).join('\n')
    return [...quoted.matchAll(/"([^"]+)…"/g)].flatMap(([, start = '']) =>
      text.includes(`'${start}`) || text.includes(`\`${start}`) ? [] : [`${file}: ${start}`],
    )
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
        ...unprovenIn(provedBy),
        ...(ways.includes('tests') === /` ".+…"/.test(provedBy) ? [] : ['tests are named, or are not']),
        ...ways.filter((way) => !(CHECKS as readonly string[]).includes(way)),
      ].map((problem) => `${number}: ${problem}`),
    )
    expect(problems).toEqual([])
  })

  it('claim rules only where axe has one', () => {
    const axe = createRequire(import.meta.url)('axe-core') as {
      version: string
      getRules: (tags: string[]) => { tags: string[] }[]
    }
    expect(AXE_VERSION).toBe(axe.version)
    const tags = new Set(axe.getRules([...AXE_TAGS]).flatMap((rule) => rule.tags))
    const byRules = Object.keys(CRITERIA).filter((number) => CRITERIA[number]?.includes('rules'))
    expect(byRules.filter((number) => !tags.has(`wcag${number.replaceAll('.', '')}`))).toEqual([])
  })
})

describe('walk over all pages', () => {
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

  it('covers every kind of page and of dialog', () => {
    const kinds = pagesOfMarket('it').map(({ route }) => (route === null ? 'missing' : pageTraits(route)?.kind))
    expect(PAGE_KINDS.filter((kind) => !kinds.includes(kind))).toEqual([])
    const opened: string[] = modalsOf('it').map(({ type }) => type)
    // `walkAllStates` opens these from a heart.
    expect(Object.keys({ ...PUBLIC_MODALS, ...PRIVATE_MODALS }).filter((type) => !opened.includes(type))).toEqual([
      'verification-code',
      'confirm-removal',
    ])
  })
})

describe('colours', () => {
  const sixDigits = (hex: string): string => (hex.length === 3 ? hex.replace(/./g, '$&$&') : hex)
  const tokens = new Map(
    [
      ...readFileSync('worker/ui/styles/tokens.css', 'utf8').matchAll(
        /--([\w-]+): (?:light-dark\()?#([0-9a-f]+)(?:, #([0-9a-f]+)\))?;/g,
      ),
    ].flatMap(([, name = '', light = '', dark = light]) => [
      [`${name} light`, sixDigits(light)],
      [`${name} dark`, sixDigits(dark)],
    ]),
  )
  const statuses = [...tokens.keys()].flatMap((name) => /^(status-.*) light$/.exec(name)?.[1] ?? [])
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

  const weak = (least: number, names: readonly string[], grounds: readonly string[]) =>
    ['light', 'dark']
      .flatMap((theme) => names.map((name) => `${name} ${theme}`))
      .flatMap((line) => grounds.map((name) => ({ line, ground: `${name} ${line.split(' ')[1]}` })))
      .map((pair) => ({ ...pair, ratio: contrast(pair.line, pair.ground) }))
      .filter(({ ratio }) => !(ratio >= least))
  const grounds = ['paper', 'raised', 'sand', 'sand-deep', 'accent-soft', 'teal-soft']

  it('field borders and focus rings have a contrast of 3:1 on every background of both themes', () => {
    expect(weak(3, ['field-line', 'ink', 'accent-line', 'teal-strong'], grounds)).toEqual([])
  })

  it('texts have a contrast of 4.5:1 on the grounds of both themes', () => {
    expect(weak(4.5, ['ink', 'muted', 'accent-strong', 'teal-strong'], grounds)).toEqual([])
    expect(weak(4.5, statuses, ['paper', 'raised', 'sand'])).toEqual([])
    expect(weak(4.5, ['white'], ['accent', 'accent-deep', 'teal', 'teal-deep', 'night'])).toEqual([])
  })
})
