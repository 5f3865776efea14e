import type { Context } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import type { Env } from '../env.ts'
import type { Identity, SignInRequest } from './app.ts'
import { MARKET_COOKIE, marketOfSignIn } from './start-of-sign-in.ts'

type Interaction = SignInRequest['interaction']

/** Missing in the provider's types. */
type Stored = { getValueAndPayload: () => Promise<{ payload: Record<string, unknown> }> }
type Model = { instantiate: (payload: unknown) => Interaction }

const COOKIE = '__Secure-sign-in'
const SEAL = 'interaction'

export const interactionPath = (uid: string): string => `/interaction/${uid}`

/** Saves a sign-in in its browser until it is finished: the database stores none that nobody has worked for. */
export const saveInBrowser = async (
  { env, nowMs }: { env: Env; nowMs: number },
  { cookies }: KoaContextWithOIDC,
  interaction: Interaction,
): Promise<void> => {
  const { payload } = await (interaction as unknown as Stored).getValueAndPayload()
  const sealed = await seal(env.SIGNING_KEY, SEAL, { payload }, nowMs, LIFETIME_SECONDS.interaction)
  const attributes = { httpOnly: true, sameSite: 'lax', signed: false } as const
  const maxAge = LIFETIME_SECONDS.interaction * 1000
  cookies.set(COOKIE, sealed, { ...attributes, path: interactionPath(interaction.uid), maxAge })
  const market = marketOfSignIn(env, interaction.params)
  cookies.set(MARKET_COOKIE, market, { ...attributes, path: '/', maxAge: LIFETIME_SECONDS.login * 1000 })
}

/** The browser's sign-in, which is stored once it is finished. */
export const loadInteraction = async (c: Context<Identity>, uid: string): Promise<Interaction | undefined> => {
  const { Interaction } = c.get('provider')
  const opened = await unseal(c.env.SIGNING_KEY, SEAL, getCookie(c, COOKIE), c.get('nowMs')())
  if (opened === null) return Interaction.find(uid)
  const interaction = (Interaction as unknown as Model).instantiate(opened.payload)
  return interaction.uid === uid ? interaction : undefined
}

export const deleteFromBrowser = (c: Context<Identity>, uid: string): void =>
  void deleteCookie(c, COOKIE, { path: interactionPath(uid), secure: true })
