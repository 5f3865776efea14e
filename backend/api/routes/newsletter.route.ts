import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DEFAULT_MARKET, type MarketId, marketIdSchema } from '../../../markets/market-id.ts'
import type { ApiMessageKey, Translate } from '../../../markets/messages.ts'
import { callerOf } from '../../../shared/http/caller.ts'
import { instantOf, now } from '../../kit/clock.ts'
import type { Api } from '../env.ts'
import { marketSite } from '../http/market-site.ts'
import { visitorPage } from '../http/visitor-page.ts'
import { LINK_KINDS, type LinkKind, readNewsletterLink, sendConfirmation } from '../newsletter/confirm-mail.ts'
import { countSignUp, FIELDS, readSignUp } from '../newsletter/sign-up.ts'
import {
  confirmSubscription,
  endSubscription,
  type LinkClaims,
  storeSubscription,
} from '../newsletter/subscriptions.ts'
import { apiTranslators } from '../translate.ts'

const MAX_TYPED = 254

/** Shows a button on `confirm` and `leave`, because mail scanners open links. */
const respondWith = (
  c: Context<Api>,
  status: ContentfulStatusCode,
  kind: SignUpAnswer | LinkAnswer,
  typed?: string,
) => {
  // A failure may precede `site`.
  const market = marketIdSchema.catch(DEFAULT_MARKET).parse(c.req.query('market'))
  const t = apiTranslators[market]
  const form =
    kind === 'confirm' || kind === 'leave'
      ? html`<form method="post"><button type="submit">${t(`newsletter.${kind}.action`)}</button></form>`
      : typed !== undefined
        ? retryForm(t, market, typed)
        : ''
  const title = t(`newsletter.${kind}.title`)
  return visitorPage(c, status, {
    market,
    title,
    hasForm: form !== '',
    main: html`<p class="eyebrow">${t('newsletter.eyebrow')}</p><h1>${title}</h1><p class="lead">${t(`newsletter.${kind}.text`)}</p><p class="note">${t(`newsletter.${kind}.note`)}</p>${form}`,
  })
}

/** Answers every failure below /newsletter with a page: forms and mails open it in a tab. */
export const newsletterFailurePage = createMiddleware<Api>(async (c, next) => {
  await next()
  const { status, headers } = c.res
  const isRedirect = status >= 300 && status < 400
  if (isRedirect || headers.get('content-type')?.includes('html')) return
  const failure = status < 400 ? 502 : (status as ContentfulStatusCode)
  const isSignUp = c.req.method === 'POST' && c.req.path === '/newsletter'
  c.res = await (isSignUp
    ? respondWith(c, failure, status === 429 ? 'tooMany' : 'notSent', status === 413 ? '' : await typedEmail(c))
    : respondWith(c, failure, 'failed'))
})

const typedEmail = async (c: Context<Api>): Promise<string> => {
  const fields: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
  return String(fields[FIELDS.email] ?? '').slice(0, MAX_TYPED)
}

/** Robots and existing subscribers get the ordinary response. */
export const newsletterRoute = new Hono<Api>()
  .use(marketSite)
  // The result's tab, loaded again.
  .get('/', (c) => c.redirect(`${c.env.SITE_ORIGINS[c.get('site').market]}/`, 303))
  .post('/', async (c) => {
    const fields: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
    const typed = await typedEmail(c)
    const signUp = readSignUp(fields)
    if (signUp.kind === 'robot') return respondWith(c, 200, 'thanks')
    if (signUp.kind === 'badEmail') return respondWith(c, 422, signUp.kind, typed)
    if (signUp.kind === 'noConsent') return respondWith(c, 422, signUp.kind)
    const wait = await countSignUp(c.env, { email: signUp.email, caller: callerOf(c.req.raw.headers) }, now(c.env))
    if (wait !== null) {
      c.header('Retry-After', String(wait))
      return respondWith(c, 429, 'tooMany', typed)
    }
    const site = c.get('site')
    const instant = instantOf(c.env)
    const subscription = await storeSubscription(site, signUp.email, { id: crypto.randomUUID(), instant })
    const sent = await sendConfirmation(c.env, site, signUp.email, subscription)
    return sent ? respondWith(c, 200, 'thanks') : respondWith(c, 503, 'notSent', typed)
  })
  .on(
    ['GET', 'POST'],
    LINK_KINDS.map((kind) => `/${kind}`),
    async (c) => {
      const kind = LINK_KINDS.find((each) => c.req.path.endsWith(each)) ?? 'confirm'
      const claims = await readNewsletterLink(c.env, kind, c.req.query('token') ?? '', now(c.env))
      if (claims === null) return respondWith(c, 410, 'badLink')
      if (c.req.method !== 'POST') return respondWith(c, 200, kind)
      const done = await act(c, kind, claims)
      return done ? respondWith(c, 200, kind === 'confirm' ? 'confirmed' : 'left') : respondWith(c, 410, 'badLink')
    },
  )

const act = (c: Context<Api>, kind: LinkKind, claims: LinkClaims): Promise<boolean> => {
  const instant = instantOf(c.env)
  const change = kind === 'confirm' ? confirmSubscription : endSubscription
  return change(c.env.DB, claims, instant)
}

type SignUpAnswer = 'thanks' | 'badEmail' | 'noConsent' | 'notSent' | 'tooMany'
type LinkAnswer = 'confirm' | 'confirmed' | 'leave' | 'left' | 'badLink' | 'failed'

const retryForm = (t: Translate<ApiMessageKey>, market: MarketId, typed: string) =>
  html`<form class="retry" method="post" action="?market=${market}" novalidate><label>${t('newsletter.retry.email')}<input type="email" name="${FIELDS.email}" value="${typed}" autocomplete="email" required></label><input type="hidden" name="${FIELDS.gdpr}" value="Y"><button type="submit">${t('newsletter.retry.action')}</button></form>`
