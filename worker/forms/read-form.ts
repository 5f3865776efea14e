import type { Context } from 'hono'
import { readUpTo } from '../../shared/http/read-up-to.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'

export const FORM_BYTES = 8192

/** null when it is too large. */
export const readForm = async (request: Request, most = FORM_BYTES): Promise<Record<string, string> | null> => {
  const text = await readText(request, most)
  return text === null ? null : Object.fromEntries(new URLSearchParams(text))
}

/** null when it is too large. */
export const readText = async (request: Request, most = FORM_BYTES): Promise<string | null> => {
  const bytes = await readUpTo(request.body, most)
  return bytes === null ? null : new TextDecoder().decode(bytes)
}

/** null for malformed JSON. */
export const parseJsonOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Origin of a form post by `Sec-Fetch-Site`, else `Origin`: cached pages carry no token. Pages that send no referrer
 * post with `Origin: null`, as others can: there only `Sec-Fetch-Site` counts.
 */
export const originOfPost = (c: Context<GatewayApp>): 'own' | 'foreign' | 'unknown' => {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const own = c.get('config').SITE_ORIGINS[c.get('market').id]
  if (origin === 'null' && site === 'same-origin') return 'own'
  if (origin !== undefined && origin !== own && origin !== c.get('url').origin) return 'foreign'
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign'
  return origin === undefined ? 'unknown' : 'own'
}
