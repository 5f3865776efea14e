const encoder = new TextEncoder()

const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of bytes or a text, hex. */
export const sha256 = async (content: Uint8Array<ArrayBuffer> | string): Promise<string> => {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** HMAC-SHA256 of a text, hex. */
export const keyedHash = async (key: string, text: string): Promise<string> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign'])
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text))))
}

/** 256 random bits, hex. */
export const randomToken = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)))
