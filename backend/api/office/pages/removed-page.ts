import { html } from 'hono/html'
import type { Html } from '../../../kit/http/page-document.ts'
import { canPublish, type Entity, type Office } from '../entity.ts'
import { shownInstant } from '../instant.ts'
import { OFFICE, pageLinks, scrollTable } from './office-page.ts'

const PER_PAGE = 50

/** Records of what is removed: only removed departures have one, others have one without a source. */
const REMOVED = `SELECT r.id, r.saved_at AS at, r.saved_by AS who, l.no,
    coalesce(l.before ->> '$.title.en', l.before ->> '$.name', l.before ->> '$.author', '') AS title
  FROM office_records AS r JOIN office_log AS l
    ON l.no = (SELECT max(no) FROM office_log WHERE entity = r.entity AND id = r.id AND did = 'removed' AND before IS NOT NULL)
  WHERE r.entity = ?1 AND r.state = 'published' AND (r.entity = 'departures' OR r.source = 'null')`

/** What was removed, newest first, with a button that brings it back. */
export const removedMain = async (office: Office, entity: Entity, text: string, page: number): Promise<Html> => {
  const { results } = await office.db
    .prepare(
      `SELECT *, count(*) OVER () AS total FROM (${REMOVED}) WHERE instr(lower(id || ' ' || title), lower(?2)) > 0
      ORDER BY no DESC LIMIT ${PER_PAGE} OFFSET ?3`,
    )
    .bind(entity.name, text.trim(), (page - 1) * PER_PAGE)
    .all<{ id: string; at: string; who: string; no: number; title: string; total: number }>()
  const mayRestore = canPublish(entity, office.staff)
  const total = results[0]?.total ?? 0
  return html`<p><a href="${OFFICE}/${entity.name}">${entity.title}</a></p>
<form method="get" role="search" class="row"><div><label for="q">Search</label><input id="q" name="q" type="search" value="${text}"></div><button class="minor">Search</button></form>
<p class="muted">${total} removed</p>
${scrollTable(
  `Removed: ${entity.title}`,
  ['What', 'Bring back', 'Removed', 'By'],
  results.map(({ id, at, who, no, title }) => {
    const history = `${OFFICE}/${entity.name}/history?${new URLSearchParams({ id })}`
    return html`<tr><td><a href="${history}">${id}</a>${title && html`<br>${title}`}</td><td>${mayRestore ? html`<form method="post" action="${history}"><input type="hidden" name="no" value="${no}"><input type="hidden" name="version" value=""><button class="minor" aria-label="Bring back ${id}">Bring back</button></form>` : ''}</td><td>${shownInstant(at)}</td><td>${who}</td></tr>`
  }),
)}
${pageLinks(`?${new URLSearchParams({ q: text })}&page=`, page, total, PER_PAGE)}`
}
