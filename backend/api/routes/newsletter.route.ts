import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { newsletterWordsByLanguage } from '../../../markets/registry.ts'
import type { Api } from '../env.ts'
import { now } from '../http/clock.ts'
import { marketSite } from '../http/market-site.ts'
import { callerOf } from '../limits/caller.ts'
import { answerWith } from '../newsletter/answer-page.ts'
import { countSignUp } from '../newsletter/count-sign-up.ts'
import { FIELDS } from '../newsletter/form-fields.ts'
import { LINK_KINDS, type LinkClaims, type LinkKind, readNewsletterLink } from '../newsletter/links.ts'
import type { NewsletterWords } from '../newsletter/newsletter-words.ts'
import { sendConfirmation } from '../newsletter/send-confirmation.ts'
import { readSignUp } from '../newsletter/sign-up.ts'
import { confirmSubscription, endSubscription, storeSubscription } from '../newsletter/subscriptions.ts'

const MAX_BYTES = 16_384
/** Of a typed address, to be shown again. */
const MAX_TYPED = 254

/**
 * POST /newsletter, the newsletter form's action (spec section 7): robots and those who are there already see what
 * everybody sees, and so many sign-ups are taken and no more. GET and POST /newsletter/confirm and /newsletter/leave: the links in its mail ask, the post does it.
 */
export const newsletterRoute = new Hono<Api>()
  .use(marketSite)
  .post('/', bodyLimit({ maxSize: MAX_BYTES, onError: (c) => signUpAnswer(c, 'bad email', 422, '') }), async (c) => {
    const fields: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
    const typed = String(fields[FIELDS.email] ?? '').slice(0, MAX_TYPED)
    const signUp = readSignUp(fields)
    if (signUp.kind === 'robot') return signUpAnswer(c, 'thanks', 200)
    if (signUp.kind === 'bad email') return signUpAnswer(c, signUp.kind, 422, typed)
    if (signUp.kind === 'no consent') return signUpAnswer(c, signUp.kind, 422)
    const wait = await countSignUp(c.env, { email: signUp.email, caller: callerOf(c.req.raw.headers) }, now(c.env))
    if (wait !== null) {
      c.header('Retry-After', String(wait))
      return signUpAnswer(c, 'too many', 429, typed)
    }
    const site = c.get('site')
    const instant = new Date(now(c.env)).toISOString()
    const subscription = await storeSubscription(site, signUp.email, { id: crypto.randomUUID(), instant })
    const sent = await sendConfirmation(c.env, site, signUp.email, subscription)
    return sent ? signUpAnswer(c, 'thanks', 200) : signUpAnswer(c, 'not sent', 503, typed)
  })
  .on(
    ['GET', 'POST'],
    LINK_KINDS.map((kind) => `/${kind}`),
    async (c) => {
      const kind = LINK_KINDS.find((each) => c.req.path.endsWith(each)) ?? 'confirm'
      const claims = await readNewsletterLink(c.env, kind, c.req.query('token') ?? '', now(c.env))
      if (claims === null) return linkAnswer(c, 'bad link', 410)
      if (c.req.method !== 'POST') return linkAnswer(c, kind, 200)
      const done = await act(c, kind, claims)
      return done ? linkAnswer(c, kind === 'confirm' ? 'confirmed' : 'left', 200) : linkAnswer(c, 'bad link', 410)
    },
  )

const act = (c: Context<Api>, kind: LinkKind, claims: LinkClaims): Promise<boolean> => {
  const instant = new Date(now(c.env)).toISOString()
  const change = kind === 'confirm' ? confirmSubscription : endSubscription
  return change(c.env.DB, claims, instant)
}

const signUpAnswer = (
  c: Context<Api>,
  kind: keyof NewsletterWords['answers'],
  status: 200 | 422 | 429 | 503,
  typed?: string,
) => answerWith(c, status, wordsOf(c).answers[kind], typed)

const linkAnswer = (c: Context<Api>, kind: keyof NewsletterWords['links'], status: 200 | 410) =>
  answerWith(c, status, wordsOf(c).links[kind])

const wordsOf = (c: Context<Api>): NewsletterWords => newsletterWordsByLanguage[c.get('site').language]
