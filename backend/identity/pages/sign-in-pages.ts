import { html } from 'hono/html'
import type { Env } from '../env.ts'
import type { SignInRequest } from '../routes/sign-in-request.ts'
import { field, notice, withLinks } from './form-parts.ts'
import { type Html, htmlPage } from './html-page.ts'
import { legalLinks } from './legal-links.ts'

/** What a form had in it and what is wrong with it. */
export type FormState = {
  values?: Readonly<Record<string, string>>
  problems?: Readonly<Record<string, string>>
  /** About the whole form. */
  problem?: string | null
  done?: string | null
  status?: number
}

const show = (env: Env, { language, home }: SignInRequest, title: string, main: Html, { status = 200 }: FormState) =>
  htmlPage(env, { language, title, main, home, status })

/** Says which storefront to go back to when this page has expired by the time it is sent. */
const site = ({ market }: SignInRequest): Html => html`<input type="hidden" name="site" value="${market}">`

const cancel = ({ base, say }: SignInRequest): Html => html`<a href="${base}/cancel">${say('back')}</a>`

export const signInPage = (env: Env, request: SignInRequest, state: FormState = {}) => {
  const { say, base } = request
  const title = say('signInTitle')
  const main = html`<h1>${title}</h1><p class="muted">${say('signInText')}</p>
<form method="post" action="${base}">${site(request)}${notice(state.problem ?? null)}
${field({ name: 'email', label: say('email'), type: 'email', autocomplete: 'username', value: state.values?.email ?? '', problem: state.problems?.email ?? null })}
${field({ name: 'password', label: say('password'), type: 'password', autocomplete: 'current-password' })}
<button class="wide">${say('signIn')}</button></form>
<div class="links"><span><a href="${base}/forgotten">${say('forgotten')}</a></span>
<span>${say('noAccount')} <a href="${base}/sign-up">${say('signUp')}</a></span><span>${cancel(request)}</span></div>`
  return show(env, request, title, main, state)
}

export const signUpPage = (env: Env, request: SignInRequest, state: FormState = {}) => {
  const { say, base, market } = request
  const { values = {}, problems = {} } = state
  const title = say('signUpTitle')
  const main = html`<h1>${title}</h1><p class="muted">${say('signUpText')}</p>
<form method="post" action="${base}/sign-up">${site(request)}${notice(state.problem ?? null)}
${field({ name: 'name', label: say('name'), autocomplete: 'name', value: values.name ?? '', problem: problems.name ?? null })}
${field({ name: 'email', label: say('email'), type: 'email', autocomplete: 'email', value: values.email ?? '', problem: problems.email ?? null })}
<label class="check"><input type="checkbox" name="marketing" value="yes"${values.marketing === 'yes' ? ' checked' : ''}><span>${say('marketing')}</span></label>
<p class="hint">${withLinks(say('legal'), legalLinks(env, market, say))}</p>
<button class="wide">${say('next')}</button></form>
<div class="links"><span>${say('haveAccount')} <a href="${base}">${say('signIn')}</a></span><span>${cancel(request)}</span></div>`
  return show(env, request, title, main, state)
}

export const forgottenPage = (env: Env, request: SignInRequest, state: FormState = {}) => {
  const { say, base } = request
  const title = say('forgottenTitle')
  const main = html`<h1>${title}</h1><p class="muted">${say('forgottenText')}</p>
<form method="post" action="${base}/forgotten">${site(request)}${notice(state.problem ?? null)}
${field({ name: 'email', label: say('email'), type: 'email', autocomplete: 'username', value: state.values?.email ?? '', problem: state.problems?.email ?? null })}
<button class="wide">${say('next')}</button></form>
<div class="links"><span><a href="${base}">${say('signIn')}</a></span><span>${cancel(request)}</span></div>`
  return show(env, request, title, main, state)
}

type CodeState = FormState & {
  email: string
  /** Page to begin anew from. */
  begin: 'sign-up' | 'forgotten'
  /** Until a new code may be asked for; 0: now. */
  seconds: number
}

export const codePage = (env: Env, request: SignInRequest, state: CodeState) => {
  const { say, base } = request
  const title = say('codeTitle')
  const main = html`<h1>${title}</h1><p class="muted">${say('codeText', { email: state.email })}</p>
<form method="post" action="${base}/code">${site(request)}${notice(state.problem ?? null)}${notice(state.done ?? null, 'done')}
${field({ name: 'code', label: say('code'), autocomplete: 'one-time-code', inputmode: 'numeric', className: 'code', problem: state.problems?.code ?? null })}
<button class="wide">${say('next')}</button></form>
<form method="post" action="${base}/code">${site(request)}<input type="hidden" name="resend" value="yes">
<div>${state.seconds > 0 ? html`<p class="hint">${say('resendLater', { seconds: state.seconds })}</p>` : ''}
<button class="link">${say('resend')}</button></div></form>
<div class="links"><span><a href="${base}/${state.begin}">${say('otherAddress')}</a></span><span>${cancel(request)}</span></div>`
  return show(env, request, title, main, state)
}

/** @param state with `askName` where only the address is known: the account needs a name, too */
export const passwordPage = (
  env: Env,
  request: SignInRequest,
  state: FormState & { email: string; askName?: boolean },
) => {
  const { say, base } = request
  const title = say('createPasswordTitle')
  const main = html`<h1>${title}</h1><p class="muted">${say('createPasswordText', { email: state.email })}</p>
<form method="post" action="${base}/password">${site(request)}${notice(state.problem ?? null)}
<input type="email" name="email" value="${state.email}" autocomplete="username" hidden readonly>
${state.askName === true ? field({ name: 'name', label: say('name'), autocomplete: 'name', value: state.values?.name ?? '', problem: state.problems?.name ?? null }) : ''}
${field({ name: 'password', label: say('newPassword'), type: 'password', autocomplete: 'new-password', hint: say('passwordHint'), problem: state.problems?.password ?? null })}
<button class="wide">${say('savePassword')}</button></form>
<div class="links"><span>${cancel(request)}</span></div>`
  return show(env, request, title, main, state)
}
