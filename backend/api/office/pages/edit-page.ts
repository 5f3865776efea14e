import { html } from 'hono/html'
import type { MarketId } from '../../../../markets/market-id.ts'
import type { Html } from '../../../kit/http/page-document.ts'
import { differenceTable } from '../difference.ts'
import { type Chosen, canDraft, canPublish, type Entity, type Office, type Option, parseValue } from '../entity.ts'
import { labelOf, labelsOfPath } from '../form/label-of.ts'
import { type Problems, problemsOf } from '../form/problems-of.ts'
import { renderField } from '../form/render-field.ts'
import { shownInstant } from '../instant.ts'
import { loadLog } from '../log.ts'
import { NOT_PUBLISHED } from '../publish-due.ts'
import type { Current } from '../records.ts'
import { BASE, type FormState, NEW_ID } from '../submit.ts'
import { OFFICE } from './office-page.ts'

/** The form of a new or existing thing, with what is wrong with it beside its fields. */
export const editMain = async (office: Office, entity: Entity, form: FormState, done: string | null): Promise<Html> => {
  const { id, value, current, find = '' } = form
  const { heading, aside } = await headOf(office, entity, id, value)
  const schema = await entity.schema(office, id)
  const draft = form.status === 200 && done === null ? (current?.draft ?? null) : null
  const parsed = draft === null ? null : await parseValue(office, entity, id, value)
  const problems = parsed === null || parsed.success ? form.problems : problemsOf(parsed.error, value)
  const context = {
    ...{ problems, labels: entity.labels, hints: entity.hints },
    ...{ choices: await loadChoices(office, entity, { value, find }), find },
  }
  return html`${heading}
${searchNotice(form)}${done === null ? '' : html`<p class="box" role="status">${done}</p>`}
${draft === null ? '' : await notPublished(office, entity, id)}${current === null || id === null ? '' : html`${stateOf(entity, id, current)}${siteLinks(office, entity, id, current)}`}
${form.isStale ? stale(entity, form) : ''}
${problems.size === 0 ? '' : summary(entity, problems, parsed === null ? 'Not saved' : 'Before it can be published')}
<form method="post"><button class="first" tabindex="-1" aria-hidden="true" name="do" value="${entity.hasDrafts ? 'draft' : 'publish'}">Save</button>
${madeOf(entity, current)}${aside}
${id === null && entity.newId !== null && entity.newId !== 'assigned' ? newIdField(entity.newId, problems, form) : ''}
${renderField(context, schema, value)}
${actions(office, entity, form)}
</form>`
}

/** What tells at the next submission whether somebody else has changed it, and what of the form is new. */
const madeOf = ({ hasDrafts }: Entity, current: Current | null) =>
  html`<input type="hidden" name="version" value="${current?.version ?? ''}">${hasDrafts || current === null ? '' : html`<input type="hidden" name="${BASE}" value="${JSON.stringify(current.published)}">`}`

const searchNotice = ({ find = '', isSearch = false }: FormState) => {
  if (find === '' && !isSearch) return ''
  const found = find === '' ? 'The newest pictures' : `Pictures that show “${find}”`
  return html`<p class="box" role="status"><a href="#picture">${found}</a> are below; nothing is saved yet.</p>`
}

const headOf = async (office: Office, entity: Entity, id: string | null, value: unknown) => {
  const heading = id === null ? null : await entity.heading?.(office.db, id)
  const aside = id === null ? null : await entity.aside?.(office, id, value)
  return { heading: heading ? html`<p>${heading}</p>` : '', aside: aside ?? '' }
}

const newIdField = (
  { label, hint }: { label: string; hint: string },
  problems: Problems,
  { newId = '' }: FormState,
) => {
  const problem = problems.get(NEW_ID)
  return html`<div class="field"><label for="${NEW_ID}">${label}</label><input id="${NEW_ID}" name="${NEW_ID}" value="${newId}" aria-describedby="${NEW_ID}-hint"${problem ? html` aria-invalid="true"` : ''}><p class="hint" id="${NEW_ID}-hint">${hint}</p>${problem ? html`<p class="problem">${problem.join('; ')}</p>` : ''}</div>`
}

const loadChoices = async (office: Office, { choices = {} }: Entity, chosen: Chosen) =>
  new Map(
    await Promise.all(
      Object.entries(choices).map(async ([name, from]) => {
        const options =
          typeof from === 'string' ? (await office.db.prepare(from).all<Option>()).results : await from(office, chosen)
        return [name, options] as const
      }),
    ),
  )

/** Where the site shows what is published. */
const siteLinks = ({ env }: Office, { onSite }: Entity, id: string, { published }: Current) => {
  const paths = published === null ? [] : Object.entries(onSite?.(id, published as never) ?? {})
  return paths.length === 0
    ? ''
    : html`<p class="muted">On the site: ${paths.map(([market, path], at) => html`${at === 0 ? '' : ' · '}<a href="${env.SITE_ORIGINS[market as MarketId]}${path}">${labelOf(market, 'market')}</a>`)}</p>`
}

const stateOf = (entity: Entity, id: string, { published, draft }: Current) => {
  const history = `${OFFICE}/${entity.name}/history?id=${encodeURIComponent(id)}`
  return html`<p class="muted">${published === null ? 'Not published' : 'Published'}${
    draft === null
      ? ''
      : html`; draft of ${draft.savedBy}, ${shownInstant(draft.savedAt)}${draft.publishAt === null ? '' : html`, <strong>to be published ${shownInstant(draft.publishAt)}</strong>`}`
  }. <a href="${history}">History</a>${entity.links?.(id).map(([href, label]) => html` · <a href="${href}">${label}</a>`) ?? ''}</p>${
    draft === null || published === null
      ? ''
      : html`<details><summary>What the draft changes</summary>${differenceTable(published, draft.source, { caption: 'Published and draft', names: ['Published', 'Draft'] })}</details>`
  }`
}

/** Why a scheduled draft is still one. */
const notPublished = async ({ db }: Office, { name }: Entity, id: string | null) => {
  const { entries } = await loadLog(db, { entity: name, id, perPage: 1 })
  const [newest] = entries
  return newest?.did.startsWith(NOT_PUBLISHED)
    ? html`<p class="box bad" role="alert">${shownInstant(newest.at)}: the draft ${newest.did}.</p>`
    : ''
}

/** What another one saved meanwhile beside what is in the form, which saves over it when it is sent again. */
const stale = ({ one, hasDrafts }: Entity, { current, value }: FormState) =>
  html`<section class="box bad" role="alert"><h2>Somebody has changed ${one} meanwhile</h2><p>Your version is in the form below, theirs is in the left column${hasDrafts ? '' : '; what you had not changed is as they have it'}. Take over what you need, then save: your version replaces theirs, which stays in the history.</p>${differenceTable(
    current?.draft?.source ?? current?.published ?? null,
    value,
    { caption: 'Theirs and yours', names: ['Saved meanwhile', 'Yours'] },
  )}</section>`

const summary = ({ labels, newId }: Entity, problems: Problems, title: string) => {
  const own = { ...labels, ...(newId && newId !== 'assigned' && { [NEW_ID]: newId.label }) }
  return html`<section class="box bad" role="alert"><h2>${title}</h2><ul>${[...problems].map(([name, texts]) => {
    const label = labelsOfPath(name.split('.').filter(Boolean), own).join(' › ')
    return html`<li>${name === '' ? texts.join('; ') : html`<a href="#${name}">${label}</a>: ${texts.join('; ')}`}</li>`
  })}</ul></section>`
}

const actions = ({ staff, now }: Office, entity: Entity, { id, current, problems }: FormState) => {
  const mayPublish = canPublish(entity, staff)
  const button = (command: string, label: string, isMinor = true) =>
    html`<button name="do" value="${command}"${isMinor ? html` class="minor"` : ''}>${label}</button>`
  if (!mayPublish && !canDraft(entity, staff))
    return html`<p class="box">To change this, you need the role ${entity.publisher}.</p>`
  const problem = problems.get('publishAt')
  return html`<div class="actions sticky">${entity.hasDrafts ? button('draft', 'Save as a draft') : ''}${
    mayPublish ? button('publish', entity.hasDrafts ? 'Publish' : 'Save', false) : ''
  }${current?.draft && id !== null ? button('discard', 'Discard the draft') : ''}${
    mayPublish && id !== null && current?.published && entity.remove
      ? html`<a class="button minor" href="${OFFICE}/${entity.name}/remove?id=${encodeURIComponent(id)}">${entity.remove.label} …</a>`
      : ''
  }</div>${
    mayPublish && entity.hasDrafts
      ? html`<details><summary>Publish later</summary><div class="row"><div><label for="publishAt">Day and time, UTC</label><input type="datetime-local" id="publishAt" name="publishAt" min="${new Date(now).toISOString().slice(0, 16)}">${problem ? html`<p class="problem">${problem.join('; ')}</p>` : ''}</div>${button('schedule', 'Schedule')}${current?.draft?.publishAt ? button('unschedule', 'Cancel the schedule') : ''}</div></details>`
      : ''
  }`
}
