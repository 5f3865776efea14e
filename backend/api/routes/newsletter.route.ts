import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import type { Api } from '../env.ts'
import { now } from '../http/clock.ts'
import { htmlPage } from '../http/html-page.ts'
import { marketSite } from '../http/market-site.ts'
import { readSignUp } from '../newsletter/sign-up.ts'
import { storeSubscription } from '../newsletter/subscriptions.ts'
import { NEWSLETTER_WORDS } from '../newsletter/words.ts'

const MAX_BYTES = 16_384

/** POST /newsletter, the newsletter form's action (spec section 7). Robots see what people see. */
export const newsletterRoute = new Hono<Api>().post(
  '/',
  marketSite,
  bodyLimit({ maxSize: MAX_BYTES, onError: (c) => answer(c, 'bad email') }),
  async (c) => {
    const signUp = readSignUp(await c.req.parseBody().catch(() => ({})))
    if (signUp.kind === 'valid') {
      const instant = new Date(now(c.env)).toISOString()
      await storeSubscription(c.get('site'), signUp.email, { id: crypto.randomUUID(), instant })
    }
    return answer(c, signUp.kind === 'valid' || signUp.kind === 'robot' ? 'thanks' : signUp.kind)
  },
)

function answer(c: Context<Api>, kind: keyof typeof NEWSLETTER_WORDS) {
  const { language } = c.get('site')
  const { eyebrow, title, text, note } = NEWSLETTER_WORDS[kind][language]
  return htmlPage(c, kind === 'thanks' ? 200 : 422, {
    language,
    title,
    main: html`<p class="eyebrow">${eyebrow}</p><h1>${title}</h1><p class="lead">${text}</p><p class="note">${note}</p>`,
  })
}
