import { html } from 'hono/html'
import type { IdentityMessageKey } from '../../../markets/messages.ts'
import type { Html } from '../../kit/http/page-document.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Proof } from '../codes/verifications.ts'
import type { Env } from '../env.ts'
import type { SignInRequest } from '../http/app.ts'
import { translatorFor } from '../translate.ts'
import { field, legalLinks, notice, withLinks } from './form-parts.ts'
import { htmlPage } from './html-page.ts'
import { deviceField, passkeySignIn } from './passkey-parts.ts'

export type FormState = {
  values?: Readonly<Record<string, string>>
  problems?: Readonly<Record<string, string>>
  problem?: string | null
  done?: string | null
  status?: number
}

const show = (
  env: Env,
  { language, home }: SignInRequest,
  title: string,
  main: Html,
  { status = 200 }: FormState,
  passkeys = false,
) => htmlPage(env, { language, title, main, home, status, passkeys })

const site = ({ market }: SignInRequest): Html => html`<input type="hidden" name="site" value="${market}">`

const cancel = ({ base, t }: SignInRequest): Html => html`<a href="${base}/cancel">${t('back')}</a>`

export const signInPage = (env: Env, request: SignInRequest, state: FormState & { refusedPasskey?: string } = {}) => {
  const { t, base } = request
  const title = t('signInTitle')
  const main = html`<h1>${title}</h1><p class="muted">${t('signInText')}</p>
<p class="first"><a class="button wide" href="${base}/with-code">${t('codeSignIn')}</a></p>
${passkeySignIn(request, state.refusedPasskey)}
<p class="or">${t('orPassword')}</p>
<form method="post" action="${base}" novalidate>${site(request)}${deviceField}${notice(state.problem ?? null)}
${field({ name: 'email', label: t('email'), type: 'email', autocomplete: 'username webauthn', value: state.values?.email ?? '', problem: state.problems?.email ?? null })}
${field({ name: 'password', label: t('password'), type: 'password', autocomplete: 'current-password', showLabel: t('showPassword') })}
<button class="second wide">${t('signIn')}</button></form>
<div class="links"><span><a href="${base}/forgotten">${t('forgotten')}</a></span>
<span>${t('noAccount')} <a href="${base}/sign-up">${t('signUp')}</a></span><span>${cancel(request)}</span></div>`
  return show(env, request, title, main, state, true)
}

export const signUpPage = (env: Env, request: SignInRequest, state: FormState = {}) => {
  const { t, base, market } = request
  const { values = {}, problems = {} } = state
  const title = t('signUpTitle')
  const main = html`<h1>${title}</h1><p class="muted">${t('signUpText')}</p>
<form method="post" action="${base}/sign-up" novalidate>${site(request)}${notice(state.problem ?? null)}
${field({ name: 'name', label: t('name'), autocomplete: 'name', value: values.name ?? '', problem: problems.name ?? null })}
${field({ name: 'email', label: t('email'), type: 'email', autocomplete: 'email', value: values.email ?? '', problem: problems.email ?? null })}
<label class="check"><input type="checkbox" name="marketing" value="yes"${values.marketing === 'yes' ? ' checked' : ''}><span>${t('marketing')}</span></label>
<p class="hint">${withLinks(t, 'legal', legalLinks(env, market, t))}</p>
<button class="wide">${t('next')}</button></form>
<div class="links"><span>${t('haveAccount')} <a href="${base}">${t('signIn')}</a></span><span>${cancel(request)}</span></div>`
  return show(env, request, title, main, state)
}

export const forgottenPage = (env: Env, request: SignInRequest, state: FormState = {}) =>
  emailPage(env, request, state, { path: 'forgotten', title: 'forgottenTitle', text: 'forgottenText' })

export const codeSignInPage = (env: Env, request: SignInRequest, state: FormState = {}) =>
  emailPage(env, request, state, { path: 'with-code', title: 'codeSignIn', text: 'codeSignInText' })

type EmailPage = { path: string; title: IdentityMessageKey; text: IdentityMessageKey }

/** Asks where to mail a code. */
const emailPage = (env: Env, request: SignInRequest, state: FormState, { path, title: name, text }: EmailPage) => {
  const { t, base } = request
  const title = t(name)
  const main = html`<h1>${title}</h1><p class="muted">${t(text)}</p>
<form method="post" action="${base}/${path}" novalidate>${site(request)}${notice(state.problem ?? null)}
${field({ name: 'email', label: t('email'), type: 'email', autocomplete: 'username', value: state.values?.email ?? '', problem: state.problems?.email ?? null })}
<button class="wide">${t('next')}</button></form>
<div class="links"><span><a href="${base}">${t('signIn')}</a></span><span>${cancel(request)}</span></div>`
  return show(env, request, title, main, state)
}

/** Where another address can be entered. */
const BEGINNINGS: Readonly<Record<Proof['purpose'], string>> = {
  'sign-up': '/sign-up',
  password: '/forgotten',
  code: '/with-code',
  'sign-in': '',
  address: '',
}

type CodeState = FormState & {
  email: string
  purpose: Proof['purpose']
  /** 0: now. */
  seconds: number
}

export const codePage = (env: Env, request: SignInRequest, state: CodeState) => {
  const { t, base } = request
  const title = t('codeTitle')
  const isChallenge = state.purpose === 'sign-in'
  const text = t(isChallenge ? 'challengeText' : 'codeText', { email: state.email })
  const begin = `${base}${BEGINNINGS[state.purpose]}`
  const main = html`<h1>${title}</h1><p class="muted">${text}</p>
<form method="post" action="${base}/code">${site(request)}${notice(state.problem ?? null)}${notice(state.done ?? null, 'done')}
${field({ name: 'code', label: t('code'), autocomplete: 'one-time-code', inputmode: 'numeric', className: 'code', problem: state.problems?.code ?? null })}
<button class="wide">${t('next')}</button></form>${isChallenge ? '' : resendForm(request, state)}
<div class="links"><span><a href="${begin}">${t(isChallenge ? 'startAgain' : 'otherAddress')}</a></span><span>${cancel(request)}</span></div>`
  return show(env, request, title, main, state)
}

const resendForm = (request: SignInRequest, { seconds }: CodeState): Html => {
  const { t, base } = request
  return html`
<form method="post" action="${base}/code">${site(request)}<input type="hidden" name="resend" value="yes">
<div>${seconds > 0 ? html`<p class="hint">${t('resendLater', { count: seconds })}</p>` : ''}
<button class="link">${t('resend')}</button></div></form>`
}

/** Before a recovery by link: names its account, because another site may have led here. */
export const recoveryPage = (env: Env, { language, market, email }: Account, token: string) => {
  const t = translatorFor(language, market)
  const title = t('createPasswordTitle')
  const main = html`<h1>${title}</h1><p class="muted">${t('createPasswordText', { email })}</p>
<form method="post" action="/recovery"><input type="hidden" name="token" value="${token}">
<button class="wide">${t('next')}</button></form>`
  return htmlPage(env, { language, title, main, home: env.SITE_ORIGINS[market] })
}

export const passwordPage = (
  env: Env,
  request: SignInRequest,
  state: FormState & { email: string; askName?: boolean },
) => {
  const { t, base } = request
  const title = t('createPasswordTitle')
  const main = html`<h1>${title}</h1><p class="muted">${t('createPasswordText', { email: state.email })}</p>
<form method="post" action="${base}/password">${site(request)}${deviceField}${notice(state.problem ?? null)}
<input type="email" name="email" value="${state.email}" autocomplete="username" hidden readonly>
${state.askName === true ? field({ name: 'name', label: t('name'), autocomplete: 'name', value: state.values?.name ?? '', problem: state.problems?.name ?? null }) : ''}
${field({ name: 'password', label: t('newPassword'), type: 'password', autocomplete: 'new-password', hint: t('passwordHint'), problem: state.problems?.password ?? null, showLabel: t('showPassword') })}
<button class="wide">${t('savePassword')}</button></form>
<div class="links"><span>${cancel(request)}</span></div>`
  return show(env, request, title, main, state, true)
}
