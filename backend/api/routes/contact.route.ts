import { Hono } from 'hono'
import { contactMessageSchema } from '../../../shared/contracts/contact.ts'
import { now } from '../../kit/clock.ts'
import { countContact, sendContact } from '../contact/send-contact.ts'
import type { Api } from '../env.ts'
import { requireStorefrontToken } from '../http/authorization.ts'
import { jsonBody, jsonError, jsonOk, refuseFields } from '../http/json.ts'
import { marketSite } from '../http/market-site.ts'

/** Decision 29. */
export const contactRoute = new Hono<Api>().use(marketSite).post('/', requireStorefrontToken, async (c) => {
  const body = contactMessageSchema.safeParse(await jsonBody(c))
  if (!body.success) return refuseFields(c, body.error)
  const wait = await countContact(c.env, body.data, now(c.env))
  if (wait !== null) {
    c.header('Retry-After', String(wait))
    return jsonError(c, 429, 'too_many', 'too many messages')
  }
  return jsonOk(c, { sent: await sendContact(c.env, c.get('site'), body.data) })
})
