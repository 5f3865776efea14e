import type { Context } from 'hono'
import type { GatewayApp } from './gateway-app.ts'

/** Limit of reading a rejected body: an unread one costs the connection, and the response with it. */
const MAX_DRAINED_BYTES = 1_000_000

export const FORM_BYTES = 8192

/** null when it is too large. */
export const readForm = async (request: Request, most = FORM_BYTES): Promise<Record<string, string> | null> => {
  const text = await readText(request, most)
  return text === null ? null : Object.fromEntries(new URLSearchParams(text))
}

/** null when it is too large. */
export const readText = async (request: Request, most = FORM_BYTES): Promise<string | null> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const reader = request.body?.getReader()
  while (reader !== undefined) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.length
    if (bytes <= most) chunks.push(value)
    if (bytes > MAX_DRAINED_BYTES) {
      await reader.cancel()
      break
    }
  }
  if (bytes > most) return null
  return new Blob(chunks as Uint8Array<ArrayBuffer>[]).text()
}

/** null for malformed JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Origin of a form post by `Sec-Fetch-Site`, else `Origin`: cached pages carry no token. */
export const originOfPost = (c: Context<GatewayApp>): 'own' | 'foreign' | 'unknown' => {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const own = c.get('config').SITE_ORIGINS[c.get('market').id]
  if (origin !== undefined && origin !== own && origin !== c.get('url').origin) return 'foreign'
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign'
  return origin === undefined ? 'unknown' : 'own'
}
