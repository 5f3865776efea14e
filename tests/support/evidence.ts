import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MarketId } from '../../markets/market-id.ts'
import { NOTES, type Note } from '../../scripts/test-evidence.ts'
import type { NotedCheck } from '../../worker/pages/accessibility/criteria.ts'
import type { PageKind, State } from '../../worker/pages/accessibility/states.ts'

/** Subject of a check: a page of a kind by name, or a state, in a market. */
export type Seen = { market: MarketId } & ({ kind: PageKind; name: string } | { state: State })

/** Records a passed check. `npm test -- --all` compares all records with the accessibility statement. */
export const noteEvidence = (check: NotedCheck, seen: Seen): void => {
  const note: Note = { check, ...seen }
  mkdirSync(NOTES, { recursive: true })
  appendFileSync(join(NOTES, `${process.pid}.jsonl`), `${JSON.stringify(note)}\n`)
}
