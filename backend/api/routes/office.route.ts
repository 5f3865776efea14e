import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import { DEFAULT_MARKET, marketIdSchema } from '../../../markets/market-id.ts'
import { OFFICE_SIGNED_OUT_PATH } from '../../../shared/sign-in/staff-roles.ts'
import { instantOf, now, today } from '../../kit/clock.ts'
import type { Api } from '../env.ts'
import { jsonError } from '../http/json.ts'
import { failureName, logLine } from '../http/log.ts'
import { type UploadOutcome, uploadImage } from '../images/upload/upload-image.ts'
import { uploadName } from '../images/uploads.ts'
import { counted } from '../office/counted.ts'
import { departures } from '../office/entities/departures.ts'
import { pages } from '../office/entities/pages.ts'
import { pictures, pictureTexts } from '../office/entities/pictures.ts'
import { entities, entityOf } from '../office/entities.ts'
import { canDraft, canPublish, type Entity, type Office } from '../office/entity.ts'
import type { Fields } from '../office/form/read-value.ts'
import { loadChange, logStatement } from '../office/log.ts'
import { editMain } from '../office/pages/edit-page.ts'
import { failurePage, isOwnForm } from '../office/pages/failure-page.ts'
import { historyMain, logMain, mayUndo } from '../office/pages/history-page.ts'
import { listMain } from '../office/pages/list-page.ts'
import { missingMain } from '../office/pages/missing-page.ts'
import { OFFICE, OFFICE_STYLE, officePage } from '../office/pages/office-page.ts'
import { previewMain } from '../office/pages/preview-page.ts'
import { removeMain } from '../office/pages/remove-page.ts'
import { removedMain } from '../office/pages/removed-page.ts'
import { uploadMain } from '../office/pages/upload-page.ts'
import { loadCurrent } from '../office/records.ts'
import { removeEntity } from '../office/remove.ts'
import { applySeason, checkSeason } from '../office/season/season-file.ts'
import { seasonMain } from '../office/season/season-page.ts'
import { signOut, staffOf } from '../office/staff.ts'
import { type FormState, submit } from '../office/submit.ts'
import { undoChange } from '../office/undo.ts'
import { loadWhole } from '../office/whole-picture.ts'
import { announce } from '../publishing/announce.ts'
import { failedSignIn, signedOutPage, signInPage } from './office-sign-in.route.ts'

type OfficeApp = { Bindings: Api['Bindings']; Variables: Api['Variables'] & { office: Office } }

const asApi = (c: Context<OfficeApp>) => c as unknown as Context<Api>

const requireStaff = createMiddleware<OfficeApp>(async (c, next) => {
  const staff = await staffOf(asApi(c)).catch((error: unknown) => failedSignIn(asApi(c), error))
  if (staff instanceof Response) return staff
  if (staff === null && c.req.method !== 'GET') return failurePage(asApi(c), 401)
  if (staff === null) {
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`${OFFICE}/sign-in?${new URLSearchParams({ return: pathname + search })}`, 303)
  }
  c.set('office', { env: c.env, db: c.env.DB, staff, today: today(c.env), instant: instantOf(c.env), now: now(c.env) })
  return next()
})

/** Refuses forms of other sites. */
const ownForms = createMiddleware<OfficeApp>(async (c, next) =>
  c.req.method === 'GET' || isOwnForm(asApi(c))
    ? next()
    : jsonError(asApi(c), 403, 'other_origin', 'not from this site'),
)

const page = (
  c: Context<OfficeApp>,
  title: string,
  main: Parameters<typeof officePage>[1]['main'],
  status?: FormState['status'],
) => officePage(asApi(c), { title, main, staff: c.var.office.staff, ...(status && { status }) })

const missing = (c: Context<OfficeApp>) =>
  page(c, 'There is no such page', html`<p><a href="${OFFICE}">Back office</a></p>`, 404)

const formOf = async (c: Context<OfficeApp>): Promise<Fields> => {
  const form = await c.req.formData()
  const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : null)
  return {
    get: (name) => text(form.get(name)),
    getAll: (name) => form.getAll(name).flatMap((value) => text(value) ?? []),
  }
}

const pageNumber = (c: Context<OfficeApp>): number => Math.max(1, Math.floor(Number(c.req.query('page'))) || 1)

/** Runs a handler with the entity of its path. */
const withEntity =
  (handle: (c: Context<OfficeApp>, entity: Entity) => Promise<Response> | Response) => (c: Context<OfficeApp>) => {
    const entity = entityOf(c.req.param('entity') ?? '')
    return entity === undefined ? missing(c) : handle(c, entity)
  }

const showForm = async (c: Context<OfficeApp>, entity: Entity, form: FormState, done: string | null = null) => {
  const title = form.id === null ? `New: ${entity.one}` : `${entity.title}: ${form.id}`
  if (form.current !== null) c.header('ETag', `"${form.current.version}"`)
  return page(c, title, await editMain(c.var.office, entity, form, done), form.status)
}

const SEASON = 'Departures of a season'

const mayImport = createMiddleware<OfficeApp>(async (c, next) =>
  canPublish(departures, c.var.office.staff)
    ? next()
    : page(c, SEASON, html`<p>This needs the role ${departures.publisher}.</p>`, 403),
)

const importSeason = async (c: Context<OfficeApp>) => {
  const { office } = c.var
  const form = await c.req.formData()
  const file = form.get('file')
  const text = file instanceof File && file.size > 0 ? await file.text() : String(form.get('csv') ?? '')
  const season = await checkSeason(office, text)
  const isWrong = season.problems.length > 0 || season.rows.some(({ state }) => state === 'wrong')
  if (form.get('do') !== 'apply' || isWrong) return page(c, SEASON, seasonMain(text, season, null), isWrong ? 422 : 200)
  const { added, problems } = await applySeason(office, season)
  const done = [`${counted(added, 'departure is', 'departures are')} added and on the site.`, ...problems].join(' ')
  return problems.length === 0
    ? page(c, SEASON, seasonMain('', null, done))
    : page(c, SEASON, seasonMain(text, await checkSeason(office, text), done), 422)
}

const uploadPage = (c: Context<OfficeApp>, refused: { value: unknown; reasons: readonly string[] } | null) =>
  page(c, 'Upload a picture', uploadMain(refused), refused === null ? 200 : 422)

const upload = async (c: Context<OfficeApp>) => {
  const { office } = c.var
  if (!office.staff.roles.some((role) => role === 'editor' || role === 'publisher'))
    return page(c, 'Upload a picture', html`<p>This needs the role editor.</p>`, 403)
  const form = await c.req.formData()
  // An empty text is none.
  for (const [name, value] of [...form]) if (value === '') form.delete(name)
  const mayChange = canPublish(pictures, office.staff)
  const outcome = await uploadImage(c.env, form, office.instant, mayChange).catch((error): UploadOutcome => {
    logLine({ error: 'upload', failure: failureName(error) })
    return { kind: 'refused', reasons: ['file: could not be checked or stored; send it again'] }
  })
  if (outcome.kind === 'refused') return uploadPage(c, { value: Object.fromEntries(form), reasons: outcome.reasons })
  const { upload, known } = outcome
  const id = uploadName(upload.id)
  const done = known !== null && !mayChange ? 'known' : 'uploaded'
  if (done === 'uploaded') {
    const change = { before: known && pictureTexts(known), after: pictureTexts(upload) }
    const did = known === null ? 'uploaded' : 'changed'
    await logStatement(office, office.staff.email, { did, entity: 'pictures', id, ...change }).run()
    await announce(c.env)
  }
  return c.redirect(`${OFFICE}/pictures/edit?${new URLSearchParams({ id, done })}`, 303)
}

const CHANGED = 'It has been changed meanwhile: look at the newest change first.'

const removePage = async (
  c: Context<OfficeApp>,
  entity: Entity,
  refused: readonly string[] = [],
  status?: FormState['status'],
) => {
  const id = c.req.query('id') ?? ''
  const current = await loadCurrent(c.env.DB, entity, id)
  if (current === null || entity.remove === undefined) return missing(c)
  const main = await removeMain(c.var.office, entity, id, current, refused)
  return page(c, `${entity.remove.label}: ${id}`, main, status)
}

/** What is published and the draft, side by side in a market. */
const previewPage = async (c: Context<OfficeApp>) => {
  const id = c.req.query('id') ?? ''
  const current = await loadCurrent(c.env.DB, pages, id)
  if (current === null) return missing(c)
  const market = marketIdSchema.safeParse(c.req.query('market')).data ?? DEFAULT_MARKET
  return page(c, `Preview: ${id}`, await previewMain(c.var.office, id, current, market))
}

export const officeRoute = new Hono<OfficeApp>()
  .get('/style.css', (c) =>
    c.body(OFFICE_STYLE, 200, { 'content-type': 'text/css', 'cache-control': 'private, max-age=31536000' }),
  )
  .use(ownForms)
  .get('/sign-in', (c) => signInPage(asApi(c)))
  .post('/sign-out', async (c) => {
    const home = c.env.API_PUBLIC_URL + OFFICE_SIGNED_OUT_PATH
    return c.redirect((await signOut(asApi(c), home)) ?? home, 303)
  })
  .get('/signed-out', (c) => signedOutPage(asApi(c)))
  .use(requireStaff)
  .get('/', async (c) => page(c, 'Back office', await homeMain(c.var.office)))
  .get('/log', async (c) => page(c, 'Log', await logMain(c.var.office, pageNumber(c))))
  .get('/departures/import', mayImport, (c) => page(c, SEASON, seasonMain('', null, null)))
  .post('/departures/import', mayImport, importSeason)
  .get('/preview', previewPage)
  .get('/missing', async (c) => page(c, 'Missing', await missingMain(c.var.office)))
  .get('/pictures/whole', async (c) => (await loadWhole(c.var.office, c.req.query('id') ?? '')) ?? c.notFound())
  .get('/pictures/upload', (c) => uploadPage(c, null))
  .post('/pictures/upload', upload)
  .get(
    '/:entity',
    withEntity(async (c, entity) =>
      page(
        c,
        entity.title,
        await listMain(c.var.office, entity, c.req.query('q') ?? '', pageNumber(c), c.req.query('removed')),
      ),
    ),
  )
  .get(
    '/:entity/edit',
    withEntity(async (c, entity) => {
      const id = c.req.query('id') ?? null
      const current = id === null ? null : await loadCurrent(c.env.DB, entity, id)
      if (id !== null ? current === null : entity.newId === null) return missing(c)
      const travel = c.req.query('travel')
      const initial = travel === undefined ? entity.initial : { ...(entity.initial ?? {}), travel }
      const value = current === null ? initial : (current.draft?.source ?? current.published)
      return showForm(
        c,
        entity,
        { status: 200, id, value, problems: new Map(), current },
        DONE[c.req.query('done') ?? ''],
      )
    }),
  )
  .post(
    '/:entity/edit',
    withEntity(async (c, entity) => {
      const form = await formOf(c)
      const id = c.req.query('id') ?? null
      const version = /^"(.*)"$/.exec(c.req.header('if-match') ?? '')?.[1] ?? form.get('version') ?? ''
      const outcome = await submit(c.var.office, entity, id, form, version)
      if (outcome.kind === 'form') return showForm(c, entity, outcome.form)
      const current = await loadCurrent(c.env.DB, entity, outcome.id)
      if (current === null) return c.redirect(`${OFFICE}/${entity.name}`, 303)
      if (outcome.notice === undefined)
        return c.redirect(
          `${OFFICE}/${entity.name}/edit?${new URLSearchParams({ id: outcome.id, done: outcome.did })}#main`,
          303,
        )
      const value = current.draft?.source ?? current.published
      return showForm(c, entity, { status: 200, id: outcome.id, value, problems: new Map(), current }, outcome.notice)
    }),
  )
  .get(
    '/:entity/removed',
    withEntity(async (c, entity) =>
      entity.remove?.isListed
        ? page(
            c,
            `Removed: ${entity.title}`,
            await removedMain(c.var.office, entity, c.req.query('q') ?? '', pageNumber(c)),
          )
        : missing(c),
    ),
  )
  .get('/:entity/remove', withEntity(removePage))
  .post(
    '/:entity/remove',
    withEntity(async (c, entity) => {
      const { office } = c.var
      const id = c.req.query('id') ?? ''
      const [form, current] = await Promise.all([formOf(c), loadCurrent(office.db, entity, id)])
      if (form.get('version') !== current?.version) return removePage(c, entity, [CHANGED], 409)
      if (!canPublish(entity, office.staff)) return removePage(c, entity, [], 403)
      const reasons = await removeEntity(office, entity, id)
      if (reasons.length > 0) return removePage(c, entity, reasons, 422)
      return c.redirect(`${OFFICE}/${entity.name}?${new URLSearchParams({ removed: id })}`, 303)
    }),
  )
  .get(
    '/:entity/history',
    withEntity(async (c, entity) => {
      const id = c.req.query('id') ?? ''
      return page(
        c,
        `History of ${entity.one}: ${id}`,
        await historyMain(c.var.office, entity, id, { page: pageNumber(c) }),
      )
    }),
  )
  .post(
    '/:entity/history',
    withEntity(async (c, entity) => {
      const form = await formOf(c)
      const { office } = c.var
      const id = c.req.query('id') ?? ''
      const refuse = async (status: FormState['status'], problem: string) =>
        page(c, `History of ${entity.one}: ${id}`, await historyMain(office, entity, id, { problem }), status)
      const [current, change] = await Promise.all([
        loadCurrent(office.db, entity, id),
        loadChange(office.db, { entity: entity.name, id, no: Number(form.get('no')) }),
      ])
      if (!change?.before) return refuse(404, 'There is no such version.')
      if (!mayUndo(entity, office.staff, change)) return refuse(403, `This needs the role ${entity.publisher}.`)
      if (form.get('version') !== (current?.version ?? '')) return refuse(409, CHANGED)
      const undone = await undoChange(office, entity, id, { change, current })
      if (undone.kind === 'refused') return refuse(undone.status, undone.reason)
      return c.redirect(`${OFFICE}/${entity.name}/edit?${new URLSearchParams({ id, done: undone.done })}#main`, 303)
    }),
  )

const DONE: Readonly<Record<string, string>> = {
  published: 'Saved and published. The site shows it within seconds.',
  draft: 'The draft is saved.',
  scheduled: 'The draft is scheduled.',
  discarded: 'The draft is gone.',
  uploaded:
    'Uploaded. Click what must stay visible in it, save, then choose it for a travel or coordinator, or name its key in a page.',
  known:
    'This file is in the library: its texts and focal point stay as they are. To change them, you need the role publisher.',
  restored: 'The earlier version is published again.',
}

/** What one can do, and what waits. */
const homeMain = async ({ db, staff }: Office) => {
  const { results } = await db
    .prepare(
      "SELECT entity, id, saved_by AS by FROM office_records WHERE state = 'draft' ORDER BY saved_at DESC LIMIT 50",
    )
    .all<{ entity: string; id: string; by: string }>()
  return html`<ul>${entities.map((entity) => html`<li><a href="${OFFICE}/${entity.name}">${entity.title}</a>${entity.newId !== null && (canPublish(entity, staff) || canDraft(entity, staff)) ? html` · <a href="${OFFICE}/${entity.name}/edit">New: ${entity.one}</a>` : ''}</li>`)}</ul>
<h2>Drafts</h2>${results.length === 0 ? html`<p>There are none.</p>` : html`<ul>${results.map(({ entity, id, by }) => html`<li><a href="${OFFICE}/${entity}/edit?id=${encodeURIComponent(id)}">${entity}: ${id}</a>, ${by}</li>`)}</ul>`}`
}
