import { announce } from '../publishing/announce.ts'
import type { Entity, Office, Outcome } from './entity.ts'
import { logStatement } from './log.ts'
import { dropDraft, loadCurrent } from './records.ts'
import { logDiscarded } from './save-draft.ts'

const textsOf = async (db: D1Database, sql: string | undefined, ...values: string[]): Promise<string[]> => {
  if (sql === undefined) return []
  const { results } = await db
    .prepare(`SELECT text FROM (${sql}) LIMIT 50`)
    .bind(...values)
    .all<{ text: string }>()
  return results.map(({ text }) => text)
}

/** What keeps a thing, and what else changes when it is gone. */
export const loadConsequences = async ({ db, today }: Office, { remove }: Entity, id: string) => {
  const [obstacles, effects] = await Promise.all([
    textsOf(db, remove?.obstacles, id, today),
    textsOf(db, remove?.effects, id),
  ])
  return { obstacles, effects }
}

/** Takes a thing off the site. Returns why not; none when it is done. */
export const removeEntity = async (office: Office, entity: Entity, id: string): Promise<readonly string[]> => {
  const { db } = office
  if (entity.remove === undefined) return ['It cannot be removed.']
  const [{ obstacles }, current] = await Promise.all([
    loadConsequences(office, entity, id),
    loadCurrent(db, entity, id),
  ])
  if (obstacles.length > 0) return obstacles
  const outcome = await entity.remove.run(office, id)
  if (outcome.kind === 'refused') return outcome.reasons
  const dropped = entity.remove.keepsDraft || !current?.draft ? null : current
  await db.batch([
    ...(dropped ? [dropDraft(db, entity.name, id), await logDiscarded(office, entity, id, dropped)] : []),
    logStatement(office, office.staff.email, {
      ...{ did: 'removed', entity: entity.name, id, before: current?.published ?? null },
    }),
  ])
  await announce(office.env)
  return []
}

/** Brings back what was removed and cannot be published from its form. */
export const restoreRemoved = async (office: Office, entity: Entity, id: string, value: unknown): Promise<Outcome> => {
  const outcome = await entity.remove?.restore?.(office, id)
  if (outcome === undefined) return { kind: 'refused', reasons: ['nothing brings it back'] }
  if (outcome.kind === 'refused') return outcome
  await logStatement(office, office.staff.email, { did: 'restored', entity: entity.name, id, after: value }).run()
  await announce(office.env)
  return outcome
}
