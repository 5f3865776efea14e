import { createMiddleware } from 'hono/factory'
import { signToken, verifyToken } from '../../shared/signing/signed-token.ts'
import { privatePage } from '../response/private-page.ts'
import { COOKIES, markCookie } from '../visit/cookies.ts'
import { type GatewayApp, writeCookies } from '../visit/gateway-app.ts'
import { FORM_BYTES, originOfPost, readForm } from './read-form.ts'
import { refuseForm } from './responses.ts'

type FormFields = GatewayApp['Variables']['form']

const PURPOSE = 'confirm form'
const CONFIRM_SECONDS = 600
const CONFIRM_FIELD = 'confirmation'

/**
 * Guards a form post: size, and origin or the sender's confirmation, which is bound to path and fields. Marks what it
 * changes as newer than the pages before.
 */
export const formPostUpTo = (most: number) =>
  createMiddleware<GatewayApp>(async (c, next) => {
    const fields = await readForm(c.req.raw, most)
    if (fields === null) return refuseForm(c, 'too large')
    const origin = originOfPost(c)
    if (origin === 'foreign') return refuseForm(c, 'foreign')
    const { [CONFIRM_FIELD]: token, ...form } = fields
    if (
      origin === 'unknown' &&
      !(await isConfirmed(c.get('config').SIGNING_KEY, token, c.req.path, form, c.get('config').now()))
    ) {
      const claims = { path: c.req.path, fields: JSON.stringify(form) }
      const { SIGNING_KEY, now } = c.get('config')
      return privatePage(c, {
        view: 'confirm',
        model: {
          action: c.req.path,
          fields: form,
          token: await signToken(SIGNING_KEY, PURPOSE, claims, now(), CONFIRM_SECONDS),
        },
      })
    }
    c.set('form', form)
    c.set('visit', { ...c.get('visit'), returnField: form.return })
    await next()
    if (c.res.status < 400) writeCookies(c, [markCookie(COOKIES.chosen, c.get('requestId'))])
  })

export const formPost = formPostUpTo(FORM_BYTES)

const isConfirmed = async (
  key: string,
  token: string | undefined,
  path: string,
  form: FormFields,
  now: number,
): Promise<boolean> => {
  if (token === undefined) return false
  const claims = await verifyToken(key, PURPOSE, token, now)
  return claims !== null && claims.path === path && claims.fields === JSON.stringify(form)
}
