import { html } from 'hono/html'
import type { Account } from '../accounts/accounts.ts'
import type { Env } from '../env.ts'
import { translatorFor } from '../translate.ts'
import { field, notice } from './form-parts.ts'
import { htmlPage } from './html-page.ts'

type PasswordState = { problem?: 'short' | 'long' | 'guessable' | null; saved?: boolean }

export const changePasswordPage = (
  env: Env,
  { language, market, email }: Account,
  { problem = null, saved = false }: PasswordState,
) => {
  const t = translatorFor(language, market)
  const title = t('changePassword')
  const home = env.SITE_ORIGINS[market]
  const form = html`<p class="muted">${t('changePasswordText', { email })}</p>
<form method="post" action="/password">
<input type="email" name="email" value="${email}" autocomplete="username" hidden readonly>
${field({ name: 'password', label: t('newPassword'), type: 'password', autocomplete: 'new-password', hint: t('passwordHint'), problem: problem && t(problem) })}
<button class="wide">${t('save')}</button></form>`
  // The storefront was signed out: `/login` returns there with the session of this browser.
  const main = html`<h1>${title}</h1>${saved ? notice(t('passwordChanged'), 'done') : form}
<div class="links"><span><a href="/profile">${t('profile')}</a></span><span><a href="${home}/login">${t('back')}</a></span></div>`
  return htmlPage(env, { language, title, main, home, status: problem === null ? 200 : 422 })
}
