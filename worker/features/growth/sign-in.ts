import { Hono } from 'hono'
import { html } from 'hono/html'
import { readForm } from '../../api/read-form.ts'
import { originOfPost } from '../../gateway/csrf.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { growthPage } from './growth-page.ts'
import { clearOperatorCookie, operatorOfKey, SIGN_IN_PATH, writeOperatorCookie } from './operator.ts'

const HOME = '/__growth'

/** Signing in by an operator's own key, and out again. Posts come from these pages only. */
export const operatorSignIn = new Hono<GatewayApp>()
  .get('/sign-in', (c) => growthPage(c, 'Sign in', signInForm(backOf(c.get('url').searchParams.get('return')), false)))
  .post('/sign-in', async (c) => {
    const form = await readForm(c.req.raw)
    if (originOfPost(c) !== 'own') return c.text('Not from this page', 403)
    const back = backOf(form?.return)
    const key = form?.key ?? ''
    const operator = await operatorOfKey(c, key)
    if (operator === null) return growthPage(c, 'Sign in', signInForm(back, true), 403)
    await writeOperatorCookie(c, operator, key)
    return c.redirect(back, 303)
  })
  .post('/sign-out', async (c) => {
    await readForm(c.req.raw)
    if (originOfPost(c) !== 'own') return c.text('Not from this page', 403)
    clearOperatorCookie(c)
    return c.redirect(SIGN_IN_PATH, 303)
  })

/** Only pages of the growth team are led back to. */
const backOf = (asked: string | null | undefined): string =>
  asked != null && /^\/__growth(?:[/?][\w/?=&%.~+-]*)?$/.test(asked) ? asked : HOME

const signInForm = (back: string, wrong: boolean) => html`
${wrong ? html`<p class="warning" role="alert">This key opens nothing. Ask whoever keeps the secrets of this site for yours.</p>` : ''}
<form class="card" method="post" action="${SIGN_IN_PATH}">
  <input type="hidden" name="return" value="${back}" />
  <input name="username" autocomplete="username" value="operator" hidden />
  <label>Your operator key <input type="password" name="key" autocomplete="current-password" required /></label>
  <button>Sign in</button>
</form>`
