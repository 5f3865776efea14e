import type { MarketId } from '../../../markets/market-id.ts'
import { type ContactMessage, contactResponseSchema, signContactCall } from '../../../shared/contracts/contact.ts'
import { query } from '../../data/endpoint.ts'
import { createSignedClient } from '../../data/user-client.ts'
import type { Config, Env } from '../../env.ts'

/**
 * `POST /contact`: sends a message to customer care. Never throws.
 * @param onError receives the reason why there was no usable response
 */
export const sendMessage = (
  env: Env,
  config: Config,
  market: MarketId,
  message: ContactMessage,
  onError: (error: unknown) => void,
): Promise<'sent' | 'too many' | 'failed'> =>
  createSignedClient(
    { env, config },
    signContactCall,
  )({
    name: 'contact',
    method: 'POST',
    isIdempotent: true,
    path: `/contact?${query(market)}`,
    body: message,
    data: contactResponseSchema.transform(({ sent }) => (sent ? 'sent' : 'failed')),
    refusal: (status) => (status === 429 ? ('too many' as const) : undefined),
  }).catch((error: unknown) => {
    onError(error)
    return 'failed'
  })
