import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { DEFAULT_MARKET } from '../../../markets/market-id.ts'
import { originOfPost, readForm } from '../../forms/read-form.ts'
import type { GatewayApp } from '../../visit/gateway-app.ts'
import { type GrowthPage, type GrowthVisit, respondGrowthPage } from './growth-page.ts'
import { cannotCheck, growthSignInRoutes, hasGrowthPages, SIGN_IN_PATH, staffSite } from './growth-sign-in.ts'
import { signedInOperator } from './operator.ts'

/** The growth pages exist on one host, and only where somebody can sign in. */
const onlyHere = createMiddleware<GatewayApp>(async (c, next) => {
  const isHere = c.get('market').id === DEFAULT_MARKET && hasGrowthPages(c)
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
  const signedIn = { cookies: getCookie(c), config: c.get('config') }
  const operator = await signedInOperator(signedIn, staffSite(c)).catch((error: unknown) => cannotCheck(c, error))
  if (operator instanceof Response) return operator
  if (operator === null) {
    if (c.req.method !== 'GET') return c.text('Sign in first', 401)
    const { pathname, search } = c.get('url')
    return c.redirect(`${SIGN_IN_PATH}?${new URLSearchParams({ return: pathname + search })}`, 303)
  }
  if (c.req.method === 'POST' && originOfPost(c) !== 'own') return c.text('Not from this page', 403)
  c.set('operator', operator)
  return next()
})

type Build = (visit: GrowthVisit) => Promise<GrowthPage>

const PREVIEW = async (): Promise<Build> => (await import('./preview-page.ts')).previewPage

/** Code of each page, loaded on first use: visitors never need it. */
const PAGES: Readonly<Record<string, () => Promise<Build>>> = {
  '/': async () => (await import('./experiments-page.ts')).experimentsPage,
  '/flags': async () => (await import('./flags-page.ts')).flagsPage,
  '/visitor': async () => (await import('./visitor-page.ts')).visitorPage,
  '/preview': PREVIEW,
  '/log': async () => (await import('./log-page.ts')).logPage,
  '/results': async () => (await import('./results-page.ts')).resultsPage,
}

const page = (load: () => Promise<Build>) => async (c: Context<GatewayApp>) =>
  respondGrowthPage(
    c,
    await (await load())({
      ...{ env: c.env, config: c.get('config'), url: c.get('url'), log: c.get('log') },
      operator: c.get('operator') ?? '',
      form: c.req.method === 'POST' ? c.get('form') : null,
    }),
  )

export const growthRoutes = new Hono<GatewayApp>()
  .use(onlyHere)
  .use(formStep)
  .route('/', growthSignInRoutes)
  .use(requireOperator)

for (const [path, load] of Object.entries(PAGES)) growthRoutes.get(path, page(load))
// Making a link is logged, so that it is no GET.
growthRoutes.post('/preview', page(PREVIEW))
