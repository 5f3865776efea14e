import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { COOKIES } from '../../gateway/cookie-names.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'

const SEAL = 'alert draft'
const SECONDS = 600
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

export type AlertDraft = { phone: string; reason: string; text: string; cadence: string }

/** What was typed into a form that could not be taken, beside what was into others: its fields have it again. */
export const keepDraft = async (c: Context<GatewayApp>, typed: Partial<AlertDraft>): Promise<void> => {
  const { SIGNING_KEY, elapsed } = c.get('config')
  const sealed = await seal(SIGNING_KEY, SEAL, { ...(await draftOf(c)), ...typed }, elapsed(), SECONDS)
  setCookie(c, COOKIES.alertDraft, sealed, { ...attributes, maxAge: SECONDS })
}

export const draftOf = async (c: Context<GatewayApp>): Promise<AlertDraft> => {
  const sealed = getCookie(c, COOKIES.alertDraft)
  const { SIGNING_KEY, elapsed } = c.get('config')
  const draft = sealed === undefined ? null : await unseal(SIGNING_KEY, SEAL, sealed, elapsed())
  const text = (name: keyof AlertDraft): string => (typeof draft?.[name] === 'string' ? draft[name] : '')
  return { phone: text('phone'), reason: text('reason'), text: text('text'), cadence: text('cadence') }
}

export const endDraft = (c: Context<GatewayApp>): void => {
  if (getCookie(c, COOKIES.alertDraft) !== undefined) deleteCookie(c, COOKIES.alertDraft, attributes)
}
