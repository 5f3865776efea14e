import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MarketId } from '../markets/market-id.ts'
import { MARKET_IDS } from '../markets/market-id.ts'
import { NOTED_CHECKS, type NotedCheck } from '../worker/pages/accessibility/criteria.ts'
import type { Evidence } from '../worker/pages/accessibility/statement.ts'
import { PAGE_KINDS, type PageKind, STATES, type State } from '../worker/pages/accessibility/states.ts'

/** Folder of the checks that browser tests record, a file per process, a line per check (tests/support/evidence.ts). */
export const RECORDS_FOLDER = '.wrangler/test-evidence'
const EVIDENCE = 'worker/pages/accessibility/evidence.json'

/** Guard of the committed evidence (tests/guards/accessibility.test.ts). */
export const EVIDENCE_SUITE = 'evidence of the accessibility statement'

/** The used part of vitest's JSON report. */
export type RunResults = {
  testResults: readonly {
    name: string
    status: string
    assertionResults: readonly { status: string; ancestorTitles: readonly string[] }[]
  }[]
}

/**
 * True if everything passed but tests of evidence that this run can renew: a new or removed page or market makes these
 * fail until the evidence is rewritten.
 */
export const canRenewEvidence = ({ testResults }: RunResults): boolean =>
  testResults.every(({ status, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed')
    // A file that cannot be loaded fails without a failed test.
    if (failed.length === 0) return status === 'passed'
    return failed.every(({ ancestorTitles }) => ancestorTitles[0] === EVIDENCE_SUITE)
  })

/** After half a year the date of unchanged evidence is renewed. */
const FRESH_DAYS = 180

/** A check that passed on a page (by name, of a kind) or in a state of a market. */
export type CheckRecord = { check: NotedCheck; market: MarketId } & (
  | { kind: PageKind; name: string }
  | { state: State }
)

export const deleteRecords = (): void => rmSync(RECORDS_FOLDER, { recursive: true, force: true })

export const readRecords = (folder = RECORDS_FOLDER): CheckRecord[] =>
  (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as CheckRecord),
  )

/** Records in the statement's format: pages counted by kind, states with their markets. */
export const evidenceOf = (notes: readonly CheckRecord[]): Pick<Evidence, 'pages' | 'states'> => {
  const byCheck = <T>(of: (mine: readonly CheckRecord[]) => T) =>
    Object.fromEntries(
      NOTED_CHECKS.map((check) => [check, of(notes.filter((note) => note.check === check))]),
    ) as Record<NotedCheck, T>
  return {
    pages: byCheck((mine) =>
      present(MARKET_IDS, (market) => {
        const pages = mine.filter((note) => note.market === market).flatMap((note) => ('kind' in note ? [note] : []))
        const counts = present(PAGE_KINDS, (kind) => {
          const names = new Set(pages.filter((page) => page.kind === kind).map(({ name }) => name))
          return names.size === 0 ? null : names.size
        })
        return pages.length === 0 ? null : counts
      }),
    ),
    states: byCheck((mine) =>
      present(STATES, (state) => {
        const seen = new Set(mine.flatMap((note) => ('state' in note && note.state === state ? [note.market] : [])))
        return seen.size === 0 ? null : MARKET_IDS.filter((id) => seen.has(id))
      }),
    ),
  }
}

const present = <K extends string, T>(keys: readonly K[], countOf: (key: K) => T | null): Partial<Record<K, T>> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = countOf(key)
      return value === null ? [] : [[key, value]]
    }),
  ) as Partial<Record<K, T>>

/**
 * Compares the evidence of a complete run that passed with the committed file. Rewrites the file when it differs or is
 * old; age alone is not a failure.
 */
export const confirmEvidence = (today: Date, notes = readRecords()): 'same' | 'confirmed' | 'changed' => {
  const committed = existsSync(EVIDENCE) ? (JSON.parse(readFileSync(EVIDENCE, 'utf8')) as Evidence) : null
  const axe = (JSON.parse(readFileSync('node_modules/axe-core/package.json', 'utf8')) as { version: string }).version
  const seen = { axe, ...evidenceOf(notes) }
  const { assessedOn, ...recorded } = committed ?? { assessedOn: null }
  const isSame = JSON.stringify(recorded) === JSON.stringify(seen)
  if (isSame && (today.getTime() - Date.parse(assessedOn ?? '')) / 86_400_000 < FRESH_DAYS) return 'same'
  const written = { assessedOn: today.toISOString().slice(0, 10), ...seen }
  writeFileSync(EVIDENCE, `${JSON.stringify(written, null, 2)}\n`)
  return isSame ? 'confirmed' : 'changed'
}
