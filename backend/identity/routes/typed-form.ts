import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { Identity } from '../http/app.ts'

const TYPED_FORM = '__Host-typed-form'
const SECONDS = 600
const MAX_LENGTH = 1000
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

const formSchema = z.object({ page: z.string(), fields: z.record(z.string(), z.string()) })

export const saveTypedForm = (c: Context<Identity>): void => {
  const value = JSON.stringify({ page: c.req.path, fields: c.get('form') })
  if (value.length <= MAX_LENGTH) setCookie(c, TYPED_FORM, value, { ...attributes, maxAge: SECONDS })
}

export const takeTypedForm = (c: Context<Identity>): Readonly<Record<string, string>> | null => {
  const value = getCookie(c, TYPED_FORM)
  if (value === undefined) return null
  try {
    const typed = formSchema.safeParse(JSON.parse(value))
    if (!typed.success || typed.data.page !== c.req.path) return null
    deleteCookie(c, TYPED_FORM, attributes)
    return typed.data.fields
  } catch {
    return null
  }
}
