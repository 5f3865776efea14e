import type { Env } from '../env.ts'
import { killedAt } from '../http/faults.ts'

/** Where a worker can be made to die on its way from a change to a mail, for tests (backend/README.md). */
export const KILL_POINTS = ['stored', 'queued', 'received', 'matched', 'leased', 'rendered', 'sent', 'marked'] as const
export type KillPoint = (typeof KILL_POINTS)[number]

/** What a killed worker throws. Nobody may handle it: what is dead tidies nothing up. */
export class Killed extends Error {
  override name = 'Killed'
}

/** Dies here when the failure switch says so; never where FAULTS is not "on". */
export const failpoint = ({ FAULTS }: Pick<Env, 'FAULTS'>, point: KillPoint): void => {
  if (FAULTS === 'on' && killedAt(point)) throw new Killed(`killed at ${point}`)
}
