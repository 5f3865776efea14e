import { type ContactMessage, contactResponseSchema } from '../../../shared/contracts/contact.ts'
import { query } from '../../data/endpoint.ts'
import { createSignedClient } from '../../data/user-client.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { callContext } from '../../visit/caller.ts'
import type { Visit } from '../../visit/visit.ts'

/** `POST /contact`: sends a message to customer care. Never throws. */
export const sendMessage = (visit: Visit, message: ContactMessage): Promise<'sent' | 'too many' | 'failed'> => {
  const { env, config, market, log } = visit
  return createSignedClient({ env, config, caller: callContext(visit, message.page) })({
    name: 'contact',
    method: 'POST',
    isIdempotent: true,
    path: `/contact?${query(market.id)}`,
    body: message,
    data: contactResponseSchema.transform(({ sent }) => (sent ? 'sent' : 'failed')),
    refusal: (status) => (status === 429 ? ('too many' as const) : undefined),
  }).catch((error: unknown) => {
    recordRequestError(log, 'contact', error)
    return 'failed'
  })
}
