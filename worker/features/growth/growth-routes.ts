import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import { DEFAULT_MARKET } from '../../../markets/market-id.ts'
import { originOfPost, readForm } from '../../forms/read-form.ts'
import { type GatewayApp, writeCookies } from '../../visit/gateway-app.ts'
import { type GrowthPage, type GrowthVisit, growthPage, renderGrowthPage } from './growth-page.ts'
import { ENDED_OPERATOR, operatorCookie, operatorOfKey, signedInOperator } from './operator.ts'

const HOME = '/__growth'
const SIGN_IN_PATH = `${HOME}/sign-in`

/** The growth pages exist on one host, and only where there are operators. */
const onlyHere = createMiddleware<GatewayApp>(async (c, next) => {
  const isHere = c.get('market').id === DEFAULT_MARKET && c.get('config').GROWTH_OPERATORS !== undefined
  if (!isHere) return c.notFound()
  c.get('log').route = 'growth'
  return next()
})

/** Reads every posted body: an unread one would cost the connection, and the response with it. */
const formStep = createMiddleware<GatewayApp>(async (c, next) => {
  const form = await readForm(c.req.raw)
  if (form === null) return c.text('Too large', 413)
  c.set('form', form)
  return next()
})

const requireOperator = createMiddleware<GatewayApp>(async (c, next) => {
  const operator = await signedInOperator({ cookies: getCookie(c), config: c.get('config') })
  if (operator === null) {
    if (c.req.method !== 'GET') return c.text('Sign in first', 401)
    const { pathname, search } = c.get('url')
    return c.redirect(`${SIGN_IN_PATH}?${new URLSearchParams({ return: pathname + search })}`, 303)
  }
  c.set('operator', operator)
  return next()
})

const respond = async (c: Context<GatewayApp>, page: GrowthPage): Promise<Response> => {
  const { markup, styleHashes } = await renderGrowthPage(page, c.get('url').pathname, c.get('operator'))
  c.set('styleHashes', styleHashes)
  c.header('cache-control', 'private, no-store')
  c.header('x-robots-tag', 'noindex, nofollow')
  return c.html(markup, page.status)
}

type Build = (visit: GrowthVisit) => Promise<GrowthPage>

/** Code of each page, loaded on first use: visitors never need it. */
const PAGES: Readonly<Record<string, () => Promise<Build>>> = {
  '/': async () => (await import('./flags-page.ts')).flagsPage,
  '/visitor': async () => (await import('./visitor-page.ts')).visitorPage,
  '/preview': async () => (await import('./preview-page.ts')).previewPage,
  '/experiments': async () => (await import('./experiments-page.ts')).experimentsPage,
  '/results': async () => (await import('./results-page.ts')).resultsPage,
}

const page = (load: () => Promise<Build>) => async (c: Context<GatewayApp>) =>
  respond(c, await (await load())({ env: c.env, config: c.get('config'), url: c.get('url'), log: c.get('log') }))

export const growthRoutes = new Hono<GatewayApp>()
  .use(onlyHere)
  .use(formStep)
  .get('/sign-in', (c) =>
    respond(c, growthPage('Sign in', signInForm(returnPathOf(c.get('url').searchParams.get('return')), false))),
  )
  .post('/sign-in', async (c) => {
    const form = c.get('form')
    if (originOfPost(c) !== 'own') return c.text('Not from this page', 403)
    const back = returnPathOf(form.return)
    const key = form.key ?? ''
    const config = c.get('config')
    const operator = await operatorOfKey({ config }, key)
    if (operator === null) return respond(c, growthPage('Sign in', signInForm(back, true), 403))
    writeCookies(c, [await operatorCookie({ config }, operator, key)])
    return c.redirect(back, 303)
  })
  .post('/sign-out', async (c) => {
    if (originOfPost(c) !== 'own') return c.text('Not from this page', 403)
    writeCookies(c, [ENDED_OPERATOR])
    return c.redirect(SIGN_IN_PATH, 303)
  })
  .use(requireOperator)

for (const [path, load] of Object.entries(PAGES)) growthRoutes.get(path, page(load))

const returnPathOf = (path: string | null | undefined): string =>
  path != null && /^\/__growth(?:[/?][\w/?=&%.~+-]*)?$/.test(path) ? path : HOME

const signInForm = (back: string, wrong: boolean) => html`
${wrong ? html`<p class="warning" role="alert">This key opens nothing. Ask whoever keeps the secrets of this site for yours.</p>` : ''}
<form class="card" method="post" action="${SIGN_IN_PATH}">
  <input type="hidden" name="return" value="${back}" />
  <input name="username" autocomplete="username" value="operator" hidden />
  <label>Your operator key <input type="password" name="key" autocomplete="current-password" required /></label>
  <button>Sign in</button>
</form>`
