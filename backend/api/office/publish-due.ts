import { instantOf, now, today } from '../../kit/clock.ts'
import type { Env } from '../env.ts'
import { entityOf } from './entities.ts'
import { sentencesOf } from './form/problems-of.ts'
import { logStatement } from './log.ts'
import { loadCurrent } from './records.ts'
import { publishValue } from './submit.ts'

/** Publishes drafts whose time has come. One that cannot be published stays a draft, with the reason in the log. */
export const publishDue = async (env: Env): Promise<void> => {
  const { results } = await env.DB.prepare(
    "SELECT entity, id, source, saved_by AS who FROM office_records WHERE state = 'draft' AND publish_at <= ?",
  )
    .bind(instantOf(env))
    .all<Record<'entity' | 'id' | 'source' | 'who', string>>()
  for (const { entity: name, id, source, who } of results) {
    const entity = entityOf(name)
    if (entity === undefined) continue
    const staff = { email: who, roles: [] }
    const office = { env, db: env.DB, staff, today: today(env), instant: instantOf(env), now: now(env) }
    const current = await loadCurrent(env.DB, entity, id)
    const outcome = await publishValue(office, entity, id, JSON.parse(source), current?.published ?? null)
    if (outcome.kind === 'saved') continue
    const reasons = sentencesOf(outcome.problems).join('. ')
    await env.DB.batch([
      env.DB.prepare(
        "UPDATE office_records SET publish_at = NULL WHERE entity = ? AND id = ? AND state = 'draft'",
      ).bind(name, id),
      logStatement(office, who, { did: `was not published as scheduled (${reasons})`, entity: name, id }),
    ])
  }
}
