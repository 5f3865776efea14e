import { instantOf, now, today } from '../../kit/clock.ts'
import type { Env } from '../env.ts'
import { failureName, logLine } from '../http/log.ts'
import { entityOf } from './entities.ts'
import { sentencesOf } from './form/problems-of.ts'
import { loadDraftOf, logStatement } from './log.ts'
import { loadCurrent, versionOf } from './records.ts'
import { publishValue } from './submit.ts'

/** How the log tells that a draft has stayed one. */
export const NOT_PUBLISHED = 'was not published as scheduled'

const CHANGED = {
  kind: 'refused',
  problems: new Map([['', ['what is published has changed since; look at both, then schedule it again']]]),
} as const

type Due = Record<'entity' | 'id' | 'source' | 'who', string>

/**
 * Publishes drafts whose time has come. One that cannot be published, or would replace a text that its editor has not
 * seen, stays a draft, with the reason in the log. One that fails is tried again in a minute.
 */
export const publishDue = async (env: Env): Promise<void> => {
  const { results } = await env.DB.prepare(
    "SELECT entity, id, source, saved_by AS who FROM office_records WHERE state = 'draft' AND publish_at <= ?",
  )
    .bind(instantOf(env))
    .all<Due>()
  for (const draft of results) {
    try {
      await publishDraft(env, draft)
    } catch (error) {
      logLine({ error: 'scheduled draft', draft: `${draft.entity} ${draft.id}`, failure: failureName(error) })
    }
  }
}

const publishDraft = async (env: Env, { entity: name, id, source, who }: Due): Promise<void> => {
  const entity = entityOf(name)
  if (entity === undefined) return
  const staff = { email: who, roles: [] }
  const office = { env, db: env.DB, staff, today: today(env), instant: instantOf(env), now: now(env) }
  const current = await loadCurrent(env.DB, entity, id)
  const published = current?.published ?? null
  const seen = await loadDraftOf(env.DB, name, id)
  const outcome =
    !seen || seen === (await versionOf(published))
      ? await publishValue(office, entity, id, JSON.parse(source), published)
      : CHANGED
  if (outcome.kind === 'saved') return
  const reasons = sentencesOf(outcome.problems).join('. ')
  await env.DB.batch([
    env.DB.prepare("UPDATE office_records SET publish_at = NULL WHERE entity = ? AND id = ? AND state = 'draft'").bind(
      ...[name, id],
    ),
    logStatement(office, who, { did: `${NOT_PUBLISHED} (${reasons})`, entity: name, id }),
  ])
}
