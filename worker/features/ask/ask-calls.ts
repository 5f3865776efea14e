import { type AskRating, allowanceSchema, signAskCall } from '../../../shared/contracts/ask.ts'
import { envelope } from '../../../shared/contracts/envelope.ts'
import { fetchForUser } from '../../data/personal-call.ts'
import { portOf } from '../../data/transport.ts'
import type { Config, Env } from '../../env.ts'

const allowanceResponseSchema = envelope(allowanceSchema)

/** The back end's calls of the search in one's own words. Without a key that both share there are none. */
const call = async (env: Env, config: Config, path: string, body: object) => {
  const { CONTENT_KEY, now, isProduction } = config
  if (CONTENT_KEY === undefined) throw new Error('CONTENT_KEY is not set')
  const { fetch, base } = portOf(env, config)
  const port = { base, isProduction, fetch: (url: string, init: RequestInit) => fetch(new Request(url, init)) }
  const accessToken = await signAskCall(CONTENT_KEY, now())
  return fetchForUser(port, path, { path: '/', anonymousId: null, accessToken }, { method: 'POST', body })
}

/** Whether one more question of this visitor may go to the model today; no where nobody can tell. */
export const mayAskModel = (env: Env, config: Config, caller: string | null): Promise<boolean> =>
  call(env, config, '/ask/allowance', { caller }).then(
    ({ json }) => allowanceResponseSchema.safeParse(json).data?.data.allowed ?? false,
    () => false,
  )

/** Keeps a rating; false when it could not be kept. */
export const sendRating = (env: Env, config: Config, rating: AskRating): Promise<boolean> =>
  call(env, config, '/ask/ratings', rating).then(
    ({ status }) => status === 200,
    () => false,
  )
