import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MarketId } from '../../markets/market-id.ts'
import { NOTES, type Note } from '../../scripts/test-evidence.ts'
import type { NotedCheck } from '../../worker/pages/accessibility/criteria.ts'
import type { PageKind, State } from '../../worker/pages/accessibility/states.ts'

/** What is looked at: a page by its name, of a kind, or a state, in a market. */
export type Seen = { market: MarketId } & ({ kind: PageKind; name: string } | { state: State })

/** Notes that a check has passed. A whole run compares all notes with what the accessibility statement says. */
export const noteEvidence = (check: NotedCheck, seen: Seen): void => {
  const note: Note = { check, ...seen }
  mkdirSync(NOTES, { recursive: true })
  appendFileSync(join(NOTES, `${process.pid}.jsonl`), `${JSON.stringify(note)}\n`)
}
