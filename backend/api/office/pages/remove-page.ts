import { html } from 'hono/html'
import type { Html } from '../../../kit/http/page-document.ts'
import { canPublish, type Entity, type Office } from '../entity.ts'
import type { Current } from '../records.ts'
import { loadConsequences } from '../remove.ts'
import { OFFICE } from './office-page.ts'

const list = (texts: readonly string[]) => html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`

/** Asks before a thing is taken away, or says what keeps it. `refused`: why it was not done just now. */
export const removeMain = async (
  office: Office,
  entity: Entity,
  id: string,
  current: Current,
  refused: readonly string[],
): Promise<Html> => {
  const { obstacles, effects } = await loadConsequences(office, entity, id)
  const reasons = refused.length > 0 ? refused : obstacles
  const mayRemove = canPublish(entity, office.staff)
  const back = html`<a class="button minor" href="${OFFICE}/${entity.name}/edit?id=${encodeURIComponent(id)}">Back to the form</a>`
  return html`${entity.heading ? html`<p>${await entity.heading(office.db, id)}</p>` : ''}<p>${entity.remove?.about}</p>
${reasons.length === 0 ? '' : html`<section class="box bad" role="alert"><h2>It cannot go yet</h2>${list(reasons)}</section>`}
${effects.length === 0 ? '' : list(effects)}
${mayRemove ? '' : html`<p class="box">This needs the role ${entity.publisher}.</p>`}
<form method="post"><input type="hidden" name="version" value="${current.version}"><p class="actions">${mayRemove && reasons.length === 0 ? html`<button>${entity.remove?.label}</button>` : ''}${back}</p></form>`
}
