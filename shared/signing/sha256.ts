const encoder = new TextEncoder()

const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a text, hex. */
export const sha256 = async (text: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))))

/** 256 random bits, hex. */
export const randomToken = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)))
