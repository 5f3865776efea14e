import { html } from 'hono/html'
import type { Image } from '../../../../shared/contracts/image.ts'
import { imageUrl } from '../../../../shared/images/image-url.ts'
import type { Html } from '../../../kit/http/page-document.ts'
import { canDraft, canPublish, type Entity, type Office } from '../entity.ts'
import { labelOf } from '../form/label-of.ts'
import { shownInstant } from '../instant.ts'
import { OFFICE, pageLinks, scrollTable } from './office-page.ts'

const PER_PAGE = 50

type Row = { id: string; total: number } & Record<string, string | number | null>

const editHref = (entity: Entity, id: string): string => `${OFFICE}/${entity.name}/edit?id=${encodeURIComponent(id)}`

/** "ALMOST_FULL", "it en" and '["it","en"]' in words. */
const codesInWords = (value: Row[string] = ''): string =>
  (String(value ?? '').match(/[\w-]+/g) ?? []).map((code) => labelOf(code, 'language')).join(', ')

/** The list of an entity with its search; drafts of new ones are above it. */
export const listMain = async (
  office: Office,
  entity: Entity,
  text: string,
  page: number,
  removed?: string,
): Promise<Html> => {
  const { list } = entity
  const names = Object.keys(list.columns)
  // Codes are found as they are shown: "almost full".
  const all = `replace(${['id', ...names, ...(list.searched ? [list.searched] : [])].map((name) => `coalesce("${name}", '')`).join(" || ' ' || ")}, '_', ' ')`
  const [{ results }, drafts] = await Promise.all([
    office.db
      .prepare(
        `SELECT *, count(*) OVER () AS total FROM (${list.sql}) WHERE ?1 = '' OR instr(lower(${all}), lower(replace(?1, '_', ' '))) > 0
        ORDER BY ${list.order} LIMIT ${PER_PAGE} OFFSET ?2`,
      )
      .bind(text.trim(), (page - 1) * PER_PAGE)
      .all<Row>(),
    office.db
      .prepare(
        `SELECT id, saved_at AS savedAt, saved_by AS savedBy, publish_at AS publishAt FROM office_records
        WHERE entity = ? AND state = 'draft' ORDER BY saved_at DESC`,
      )
      .bind(entity.name)
      .all<{ id: string; savedAt: string; savedBy: string; publishAt: string | null }>(),
  ])
  const ids = results.map(({ id }) => id)
  const thumbnails = (await list.thumbnails?.(office, ids)) ?? new Map<string, Image>()
  const thumbnail = (id: string) => {
    const image = thumbnails.get(id)
    return image === undefined ? '' : html`<img class="thumbnail" src="${imageUrl(image, 160)}" alt="" loading="lazy"> `
  }
  const mayCreate = entity.newId !== null && (canPublish(entity, office.staff) || canDraft(entity, office.staff))
  const total = results[0]?.total ?? 0
  const [first = 'id', ...rest] = names
  const cell = (row: Row, name: string) => (list.codes?.includes(name) ? codesInWords(row[name]) : (row[name] ?? ''))
  return html`${removed === undefined ? '' : html`<p class="box" role="status">${removed} is gone. <a href="${OFFICE}/${entity.name}/history?id=${encodeURIComponent(removed)}">History</a></p>`}${entity.about ? html`<p>${entity.about}</p>` : ''}
<div class="row"><form method="get" role="search" class="row"><div><label for="q">Search</label><input id="q" name="q" type="search" value="${text}"></div><button class="minor">Search</button></form>
${mayCreate ? html`<a class="button" href="${OFFICE}/${entity.name}/edit">New: ${entity.one}</a>` : ''}${entity.links?.('').map(([href, label]) => html`<a class="button minor" href="${href}">${label}</a>`) ?? ''}${entity.remove?.isListed ? html`<a class="button minor" href="${OFFICE}/${entity.name}/removed">Removed</a>` : ''}</div>
${
  drafts.results.length === 0
    ? ''
    : html`<h2>Drafts</h2><ul>${drafts.results.map(
        ({ id, savedAt, savedBy, publishAt }) =>
          html`<li><a href="${editHref(entity, id)}">${id}</a>, ${savedBy}, ${shownInstant(savedAt)}${publishAt === null ? '' : html`; <strong>will be published ${shownInstant(publishAt)}</strong>`}</li>`,
      )}</ul>`
}
<p class="muted">${total} found</p>
${scrollTable(
  entity.title,
  names.map((name) => list.columns[name] ?? name),
  results.map(
    (row) =>
      html`<tr><td><a href="${editHref(entity, row.id)}">${thumbnail(row.id)}${cell(row, first) || row.id}</a></td>${rest.map((name) => html`<td>${cell(row, name)}</td>`)}</tr>`,
  ),
)}
${pageLinks(`?${new URLSearchParams({ q: text })}&page=`, page, total, PER_PAGE)}`
}
