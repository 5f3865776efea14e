import { html } from 'hono/html'
import type { Html } from '../../../kit/http/page-document.ts'
import { entities } from '../entities.ts'
import { type Entity, type Office, parseValue } from '../entity.ts'
import { labelOf, labelsOfPath } from '../form/label-of.ts'
import { problemsOf } from '../form/problems-of.ts'
import { OFFICE } from './office-page.ts'

type Missing = { id: string; title: string; missing: string }

/** What lacks a language or address, and what drafts lack before they can be published. */
export const missingMain = async (office: Office): Promise<Html> => {
  const parts = await Promise.all(
    entities.map(async (entity) => ({
      entity,
      rows: [...(await draftsOf(office, entity)), ...(await gapsOf(office, entity))],
    })),
  )
  const shown = parts.filter(({ rows }) => rows.length > 0)
  if (shown.length === 0) return html`<p>Nothing is missing.</p>`
  return html`<p>Languages and markets that a text lacks. What is published without one is not shown there; coordinators and pictures show their English text.</p>
${shown.map(
  ({ entity, rows }) =>
    html`<h2>${entity.title}: ${rows.length}</h2><ul>${rows.map(({ id, title, missing }) => html`<li><a href="${OFFICE}/${entity.name}/edit?id=${encodeURIComponent(id)}">${title || id}</a>: ${missing}</li>`)}</ul>`,
)}`
}

const gapsOf = async ({ db }: Office, { gaps, gapsBy }: Entity): Promise<Missing[]> => {
  if (gaps === undefined) return []
  const { results } = await db.prepare(`${gaps} ORDER BY title LIMIT 500`).all<Missing>()
  return results.map((row) => ({
    ...row,
    missing: row.missing
      .split(' ')
      .map((key) => labelOf(key, gapsBy ?? 'language'))
      .join(', '),
  }))
}

const draftsOf = async (office: Office, entity: Entity): Promise<Missing[]> => {
  const { results } = await office.db
    .prepare("SELECT id, source FROM office_records WHERE entity = ? AND state = 'draft' LIMIT 100")
    .bind(entity.name)
    .all<{ id: string; source: string }>()
  return Promise.all(
    results.map(async ({ id, source }) => {
      const value: unknown = JSON.parse(source)
      const parsed = await parseValue(office, entity, id, value)
      const problems = parsed.success ? [] : [...problemsOf(parsed.error, value).keys()]
      const names = problems.map((name) => labelsOfPath(name.split('.'), entity.labels).join(' › '))
      return { id, title: `Draft of ${id}`, missing: names.join(', ') || 'complete, waits to be published' }
    }),
  )
}
