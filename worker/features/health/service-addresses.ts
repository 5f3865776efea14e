import { type CallContext, fetchExternal } from '../../data/transport.ts'
import type { Config } from '../../env.ts'
import { sharedResult } from './shared-result.ts'

/**
 * Addresses of services that visitors or events are sent to. `/readyz` has parts of their own for the back end and the
 * issuer, and the site works without a chat or a model.
 */
const ADDRESSES = [
  'BOOKING_ORIGIN',
  'IMAGES_ORIGIN',
  'NEWSLETTER_ORIGIN',
  'ACCOUNT_ORIGIN',
  'ACCOUNT_URL',
  'ANALYTICS_URL',
  'FLAGS_URL',
] as const satisfies readonly (keyof Config)[]

/** Anybody may ask for `/readyz`. */
export const THIRD_PARTY_MS = 60_000
const shared = sharedResult<string[]>(THIRD_PARTY_MS)

/** Names the settings whose addresses do not respond, at most a minute ago. */
export const unreachableAddresses = (context: CallContext): Promise<string[]> =>
  shared(context.config, context.config.realNow(), async () =>
    (await Promise.all(ADDRESSES.map((name) => problemOf(context, name)))).flat(),
  )

const problemOf = async (context: CallContext, name: (typeof ADDRESSES)[number]): Promise<string[]> => {
  const url = context.config[name]
  // Only browsers resolve the names of a local site.
  if (url === undefined || new URL(url).hostname.endsWith('.localhost')) return []
  try {
    const { status, body } = await fetchExternal(context, { name: 'address', url, redirect: 'manual' })
    await body?.cancel()
    // Origins and addresses that take posts only may have no page; the platform answers 530 for a host of nobody.
    return status < 500 ? [] : [`${name}: ${url} has status ${status}`]
  } catch {
    return [`${name}: ${url} does not respond`]
  }
}
