import type { Entity, LoggedChange, Office } from './entity.ts'
import { sentencesOf } from './form/problems-of.ts'
import type { LogEntry } from './log.ts'
import type { Current } from './records.ts'
import { restoreRemoved } from './remove.ts'
import { endedSchedule, logDiscarded, saveDraft } from './save-draft.ts'
import { publishValue } from './submit.ts'

type Undone =
  | { kind: 'done'; done: 'restored' | 'draft' | 'scheduled' }
  /** 200: it is done, and there is something to say. */
  | { kind: 'refused'; status: 200 | 422; reason: string }

const UNSCHEDULED = 'The draft is back, but it is no longer scheduled: its form schedules it again.'

const refuse = (reasons: readonly string[]): Undone => ({
  ...{ kind: 'refused', status: 422, reason: `It cannot be restored: ${reasons.join('. ')}` },
})

/** Restores what was before a change: as the draft after one of a draft, else on the site. */
export const undoChange = async (
  office: Office,
  entity: Entity,
  id: string,
  { change, current }: { change: LoggedChange & Pick<LogEntry, 'did' | 'draftOf'>; current: Current | null },
): Promise<Undone> => {
  if (change.draftOf !== null) {
    const outcome = await saveDraft(office, entity, id, { value: change.before, current })
    if (outcome.kind === 'refused') return refuse(sentencesOf(outcome.problems))
    if (outcome.notice !== undefined) return { kind: 'refused', status: 200, reason: outcome.notice }
    if (endedSchedule(change)) return { kind: 'refused', status: 200, reason: UNSCHEDULED }
    return { kind: 'done', done: outcome.did }
  }
  if (current === null && entity.remove?.restore) {
    const outcome = await restoreRemoved(office, entity, id, change.before)
    if (outcome.kind === 'refused') return refuse(outcome.reasons)
    if (outcome.notice !== undefined) return { kind: 'refused', status: 200, reason: outcome.notice }
    return { kind: 'done', done: 'restored' }
  }
  const published = current?.published ?? null
  const value = published && entity.undone ? entity.undone(change, published as never) : change.before
  if (value === null)
    return { kind: 'refused', status: 422, reason: 'Bookings have gone on from there: set the places in the form.' }
  const outcome = await publishValue(office, entity, id, value, published)
  if (outcome.kind === 'refused') return refuse(sentencesOf(outcome.problems))
  // Publishing drops the draft: undo of this entry brings it back.
  if (current?.draft) await (await logDiscarded(office, entity, id, current)).run()
  if (outcome.notice !== undefined) return { kind: 'refused', status: 200, reason: outcome.notice }
  return { kind: 'done', done: 'restored' }
}
