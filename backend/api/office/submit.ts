import { announce } from '../publishing/announce.ts'
import { canDraft, canPublish, type Entity, type Office, parseValue } from './entity.ts'
import { changeList } from './form/change-list.ts'
import { clickedPoint } from './form/clicked-point.ts'
import { type Problems, problemsOf, reasonsIn } from './form/problems-of.ts'
import { FIND, type Fields, jsonOf, readValue } from './form/read-value.ts'
import { isNowOrLater } from './instant.ts'
import { logStatement } from './log.ts'
import { type Current, dropDraft, loadCurrent } from './records.ts'
import { logDiscarded, saveDraft } from './save-draft.ts'

export const NEW_ID = '$id'
/** JSON of what the form was made of, where nothing else keeps it. */
export const BASE = '$base'

/** A form as it is shown again. */
export type FormState = {
  status: 200 | 403 | 404 | 409 | 422
  id: string | null
  value: unknown
  problems: Problems
  current: Current | null
  /** What a new one shall be called. */
  newId?: string
  /** What its options are searched for. */
  find?: string
  /** Whether the form was sent to search them. */
  isSearch?: boolean
  /** Whether somebody else has changed it since the form was loaded. */
  isStale?: boolean
}
export type Submitted = { kind: 'form'; form: FormState } | { kind: 'done'; id: string; did: Done; notice?: string }

export type Done = 'published' | 'draft' | 'scheduled' | 'discarded'

const NONE: Problems = new Map()

/** Does what a button of the form says. `id`: null for a new one. @param version that the form was made of */
export const submit = async (
  office: Office,
  entity: Entity,
  id: string | null,
  form: Fields,
  version: string,
): Promise<Submitted> => {
  const value = readValue(await entity.schema(office, id), form)
  const command = form.get('do') ?? 'draft'
  const chosen = id ?? (entity.newId === 'assigned' ? null : (form.get(NEW_ID) ?? '').trim())
  const current = chosen === null ? null : await loadCurrent(office.db, entity, chosen)
  const shown = {
    id,
    value,
    problems: NONE,
    current,
    ...(id === null && chosen !== null && { newId: chosen }),
    find: form.get(FIND.before) ?? '',
  }
  const changed = changedForm(form, value, command)
  if (changed !== null) return { kind: 'form', form: { ...shown, ...changed, status: 200 } }
  const refuse: Refuse = (status, problems) => ({ kind: 'form', form: { ...shown, status, problems } })
  const role = missingRole(office, entity, command)
  if (role !== null) return refuse(403, new Map([['', [`needs the role ${role}`]]]))
  const idProblem = id === null && chosen !== null ? problemOfId(entity, chosen, current) : null
  if (idProblem === null && version !== (current?.version ?? ''))
    return { kind: 'form', form: { ...shown, value: merged(value, form, current), status: 409, isStale: true } }
  const publishAt = instantIn(form.get('publishAt'))
  const problems: Problems = new Map([
    ...(idProblem === null ? [] : [[NEW_ID, [idProblem]] as const]),
    ...(command === 'publish' || command === 'schedule' ? await problemsOfValue(office, entity, id, value) : []),
    ...(command === 'schedule' && !isNowOrLater(publishAt, office.now)
      ? [['publishAt', ['must be ahead']] as const]
      : []),
  ])
  if (problems.size > 0) return refuse(422, problems)
  return run({ office, entity, id: chosen, command, value, current, publishAt }, refuse)
}

/** A form's value with what it did not change as it is stored now. */
const merged = (value: unknown, form: Fields, current: Current | null): unknown => {
  const [made, stored] = [form.get(BASE), current?.published]
  if (made === null || !isRecord(value) || !isRecord(stored)) return value
  const base = jsonOf(made)
  if (!isRecord(base)) return value
  const isUntouched = (key: string) => JSON.stringify(value[key]) === JSON.stringify(base[key])
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, isUntouched(key) ? stored[key] : own]))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a form shows again that was not sent to be saved; null for one that was. */
const changedForm = (form: Fields, value: unknown, command: string): Partial<FormState> | null => {
  const find = (form.get(FIND.now) ?? '').trim()
  // Enter in the search would otherwise save.
  if (find !== (form.get(FIND.before) ?? '')) return { find, isSearch: true }
  const point = clickedPoint(form)
  if (point !== null) return { value: { ...(value as object), ...point } }
  return /^(add|remove|up|show|find):/.test(command) ? { value: changeList(value, command) } : null
}

type Refuse = (status: FormState['status'], problems: Problems) => Submitted
type Command = {
  office: Office
  entity: Entity
  id: string | null
  command: string
  value: unknown
  current: Current | null
  publishAt: string | null
}

/** Whoever may publish may do everything else, too. */
const missingRole = ({ staff }: Office, entity: Entity, command: string): string | null => {
  const isDraft = command === 'draft' || command === 'discard'
  if (isDraft) return canDraft(entity, staff) ? null : 'editor'
  return canPublish(entity, staff) ? null : entity.publisher
}

const run = async (command: Command, refuse: Refuse): Promise<Submitted> => {
  const { office, entity, id, value, current } = command
  if (command.command === 'publish') {
    const outcome = await publishValue(office, entity, id, value, current?.published ?? null)
    return outcome.kind === 'saved' ? { ...outcome, kind: 'done', did: 'published' } : refuse(422, outcome.problems)
  }
  if (id === null) return refuse(422, new Map([['', ['has no drafts']]]))
  if (command.command === 'discard') {
    await office.db.batch([
      dropDraft(office.db, entity.name, id),
      ...(current === null ? [] : [await logDiscarded(office, entity, id, current)]),
    ])
    return { kind: 'done', id, did: 'discarded' }
  }
  const publishAt = command.command === 'schedule' ? command.publishAt : null
  const at = command.command === 'draft' ? {} : { publishAt }
  const outcome = await saveDraft(office, entity, id, { value, current, ...at })
  return outcome.kind === 'saved' ? { ...outcome, kind: 'done', id } : refuse(422, outcome.problems)
}

const problemsOfValue = async (...given: Parameters<typeof parseValue>): Promise<Problems> => {
  const parsed = await parseValue(...given)
  return parsed.success ? NONE : problemsOf(parsed.error, given[3])
}

const problemOfId = (entity: Entity, id: string, current: Current | null): string | null => {
  if (entity.newId === null || entity.newId === 'assigned') return 'cannot be created'
  if (!entity.newId.pattern.test(id)) return entity.newId.hint
  return current === null ? null : 'exists already'
}

const instantIn = (local: string | null): string | null =>
  local !== null && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? `${local}:00.000Z` : null

type Published = { kind: 'saved'; id: string; notice?: string } | { kind: 'refused'; problems: Problems }

/** Publishes a value, logs it and drops the draft. `id`: null for a new one without a chosen name. */
export const publishValue = async (
  office: Office,
  entity: Entity,
  id: string | null,
  value: unknown,
  before: unknown,
): Promise<Published> => {
  const parsed = await parseValue(office, entity, before === null ? null : id, value)
  if (!parsed.success) return { kind: 'refused', problems: problemsOf(parsed.error, value) }
  const outcome = await entity.publish(office, id, parsed.data as never)
  if (outcome.kind === 'refused') return { kind: 'refused', problems: reasonsIn(outcome.reasons, value) }
  const did = before === null ? 'created' : 'changed'
  await office.db.batch([
    dropDraft(office.db, entity.name, outcome.id),
    logStatement(office, office.staff.email, { did, entity: entity.name, id: outcome.id, before, after: value }),
  ])
  await announce(office.env)
  return outcome
}
