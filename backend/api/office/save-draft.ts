import { canPublish, type Entity, type Office, parseValue } from './entity.ts'
import { type Problems, reasonsIn } from './form/problems-of.ts'
import { shownInstant } from './instant.ts'
import { type LogEntry, logStatement } from './log.ts'
import { type Current, saveRecord, versionOf } from './records.ts'

/** `publishAt` default: when the draft before is published, for those who may. */
type DraftToSave = { value: unknown; current: Current | null; publishAt?: string | null }

type SavedDraft =
  | { kind: 'saved'; did: 'draft' | 'scheduled'; notice?: string }
  | { kind: 'refused'; problems: Problems }

/** Saves a draft and logs it. */
export const saveDraft = async (
  office: Office,
  entity: Entity,
  id: string,
  { value, current, ...wanted }: DraftToSave,
): Promise<SavedDraft> => {
  const parsed = await parseValue(office, entity, id, value)
  const reasons = parsed.success ? ((await entity.check?.(office, id, parsed.data as never)) ?? []) : []
  if (reasons.length > 0) return { kind: 'refused', problems: reasonsIn(reasons, value) }
  const before = current?.draft?.publishAt ?? null
  const lost = canPublish(entity, office.staff)
    ? parsed.success
      ? null
      : 'it is incomplete'
    : 'only a publisher schedules'
  const { publishAt = lost === null ? before : null } = wanted
  await office.db.batch([
    saveRecord(office, { entity: entity.name, id, state: 'draft', source: value, publishAt }),
    await logDraft(office, entity, id, {
      ...{
        did: publishAt === null ? 'saved a draft' : `${SCHEDULED} ${shownInstant(publishAt)}`,
        current,
        after: value,
      },
    }),
  ])
  if (wanted.publishAt === undefined && before !== null && lost !== null)
    return { kind: 'saved', did: 'draft', notice: noticeOf(before, lost) }
  return { kind: 'saved', did: publishAt === null ? 'draft' : 'scheduled' }
}

const noticeOf = (instant: string, reason: string): string =>
  `The draft is saved, but it is no longer published ${shownInstant(instant)}: ${reason}.`

/** How the log tells that a draft had a time. */
const SCHEDULED = 'scheduled for'

/** Logs that a draft is dropped, of which undo brings back the text. */
export const logDiscarded = (
  office: Office,
  entity: Entity,
  id: string,
  current: Current,
): Promise<D1PreparedStatement> => {
  const at = current.draft?.publishAt ?? null
  const did = at === null ? 'discarded the draft' : `discarded the draft, ${SCHEDULED} ${shownInstant(at)}`
  return logDraft(office, entity, id, { did, current })
}

/** Whether a change ended the time of a draft, which its undo does not restore. */
export const endedSchedule = ({ did, after }: Pick<LogEntry, 'did' | 'after'>): boolean =>
  after === null && did.includes(SCHEDULED)

export const logDraft = async (
  office: Office,
  entity: Entity,
  id: string,
  { did, current, after = null }: { did: string; current: Current | null; after?: unknown },
): Promise<D1PreparedStatement> => {
  const published = current?.published ?? null
  return logStatement(office, office.staff.email, {
    ...{ did, entity: entity.name, id, before: current?.draft?.source ?? published, after },
    draftOf: await versionOf(published),
  })
}
