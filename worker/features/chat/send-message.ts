import type { MarketId } from '../../../markets/market-id.ts'
import { type ContactMessage, contactAnswerSchema, signContactCall } from '../../../shared/contracts/contact.ts'
import { envelope } from '../../../shared/contracts/envelope.ts'
import { fetchForUser } from '../../data/personal-call.ts'
import { portOf } from '../../data/transport.ts'
import type { Config, Env } from '../../env.ts'
import { toldCall } from '../../metrics/record-call.ts'

const door = envelope(contactAnswerSchema)

/**
 * `POST /contact`: hands a message to customer care. Never throws; without a key that both sides share it fails.
 * @param note hears why there was no answer
 */
export const sendMessage = async (
  env: Env,
  config: Config,
  market: MarketId,
  message: ContactMessage,
  note: (error: unknown) => void,
): Promise<'sent' | 'too many' | 'failed'> => {
  const { CONTENT_KEY, now, isProduction } = config
  if (CONTENT_KEY === undefined) return 'failed'
  try {
    const { fetch, base } = portOf(env, config)
    const port = {
      base,
      isProduction,
      fetch: (url: string, init: RequestInit) => toldCall(env, config, 'contact', () => fetch(new Request(url, init))),
    }
    const caller = { path: '/', anonymousId: null, accessToken: await signContactCall(CONTENT_KEY, now()) }
    const call = { method: 'POST', body: message } as const
    const { status, json } = await fetchForUser(port, `/contact?market=${market}`, caller, call)
    if (status === 429) return 'too many'
    return door.safeParse(json).data?.data.sent === true ? 'sent' : 'failed'
  } catch (error) {
    note(error)
    return 'failed'
  }
}
