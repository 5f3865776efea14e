import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MarketId } from '../../markets/market-id.ts'
import { type CheckRecord, RECORDS_FOLDER } from '../../scripts/test-evidence.ts'
import type { NotedCheck } from '../../worker/pages/accessibility/criteria.ts'
import type { PageKind, State } from '../../worker/pages/accessibility/states.ts'

/** Subject of a check: a page of a kind by name, or a state, in a market. */
export type CheckedSubject = { market: MarketId } & ({ kind: PageKind; name: string } | { state: State })

/** Records a passed check. `npm test -- --all` compares all records with the accessibility statement. */
export const recordEvidence = (check: NotedCheck, seen: CheckedSubject): void => {
  const note: CheckRecord = { check, ...seen }
  mkdirSync(RECORDS_FOLDER, { recursive: true })
  appendFileSync(join(RECORDS_FOLDER, `${process.pid}.jsonl`), `${JSON.stringify(note)}\n`)
}
