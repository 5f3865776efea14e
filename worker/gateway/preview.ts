import type { Context } from 'hono'
import { verifyToken } from '../../shared/signing/signed-token.ts'
import type { GatewayApp } from './gateway-app.ts'

const PURPOSE = 'preview'

/**
 * The token of a preview link (`?preview=`), when the back end has signed it and its day is not over. Any other
 * value is an unknown parameter: the visitor sees what everybody sees.
 */
export const previewToken = async (c: Context<GatewayApp>): Promise<string | undefined> => {
  const token = c.get('url').searchParams.get('preview')
  const { CONTENT_KEY, now } = c.get('config')
  if (token === null || CONTENT_KEY === undefined) return undefined
  return (await verifyToken(CONTENT_KEY, PURPOSE, token, now())) === null ? undefined : token
}
