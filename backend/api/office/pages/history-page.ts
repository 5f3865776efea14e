import { html } from 'hono/html'
import type { Html } from '../../../kit/http/page-document.ts'
import { differenceTable } from '../difference.ts'
import { canDraft, canPublish, type Entity, type Office } from '../entity.ts'
import { shownInstant } from '../instant.ts'
import { type LogEntry, loadLog } from '../log.ts'
import { loadCurrent } from '../records.ts'
import { OFFICE, pageLinks } from './office-page.ts'

const PER_PAGE = 50

/** Whether a change, of a draft or of what is published, may be undone by one. */
export const mayUndo = (entity: Entity, staff: Office['staff'], { draftOf }: Pick<LogEntry, 'draftOf'>): boolean =>
  draftOf === null ? canPublish(entity, staff) : canDraft(entity, staff)

/** Changes of one thing, newest first, each with its difference and a button that undoes it. */
export const historyMain = async (
  office: Office,
  entity: Entity,
  id: string,
  { problem = null, page = 1 }: { problem?: string | null; page?: number } = {},
): Promise<Html> => {
  const [{ entries, total }, current] = await Promise.all([
    loadLog(office.db, { entity: entity.name, id, page, perPage: PER_PAGE }),
    loadCurrent(office.db, entity, id),
  ])
  const isGone = current === null && entity.remove?.isFinal
  const undo = (entry: LogEntry) =>
    mayUndo(entity, office.staff, entry) && entry.before !== null && !isGone
      ? html`<form method="post"><input type="hidden" name="version" value="${current?.version ?? ''}"><input type="hidden" name="no" value="${entry.no}"><button class="minor">${entry.draftOf === null ? 'Restore the version before' : 'Restore the version before as a draft'}</button></form>`
      : ''
  return html`<p>${current === null ? html`<a href="${OFFICE}/${entity.name}">${entity.title}</a>` : html`<a href="${OFFICE}/${entity.name}/edit?id=${encodeURIComponent(id)}">Back to the form</a>`}</p>
${problem === null ? '' : html`<p class="box bad" role="alert">${problem}</p>`}
${entries.length === 0 ? html`<p>Nothing has been changed in the back office.</p>` : ''}
${entries.map(
  (entry, index) =>
    html`<details${index === 0 ? html` open` : ''}><summary>${shownInstant(entry.at)}: ${entry.who} ${entry.did}</summary>${
      entry.before === null && entry.after === null
        ? html`<p>The texts are not stored with this change.</p>`
        : differenceTable(entry.before, entry.after, { caption: 'What it changed' })
    }${undo(entry)}</details>`,
)}${pageLinks(`?${new URLSearchParams({ id })}&page=`, page, total, PER_PAGE)}`
}

/** Everything that people and programs have changed. */
export const logMain = async ({ db }: Office, page: number): Promise<Html> => {
  const { entries, total } = await loadLog(db, { page, perPage: PER_PAGE })
  return html`<p>Changes of people in the back office and of programs by their tokens. Entries are deleted after two years.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Log"><table><thead><tr><th scope="col">When</th><th scope="col">Who</th><th scope="col">What</th></tr></thead><tbody>${entries.map(
    ({ at, who, did, entity, id }) =>
      html`<tr><td>${shownInstant(at)}</td><td>${who}</td><td>${did}: ${entity === 'call' ? id : html`<a href="${OFFICE}/${entity}/history?id=${encodeURIComponent(id)}">${entity} ${id}</a>`}</td></tr>`,
  )}</tbody></table></div>${pageLinks('?page=', page, total, PER_PAGE)}`
}
