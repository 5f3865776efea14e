/** A part of the styles (scripts/build/client-build.ts) that only some pages carry. */
export type StylePart = 'content' | 'search' | 'trip' | 'wemeet' | 'offline'

/** Bean colours and custom CSS of one page. */
export type PageStyle = {
  css: string
  /** CSP source without quotes. */
  hash: string
}

export const createPageStyle = async (parts: readonly string[]): Promise<PageStyle | null> => {
  const css = parts.join('')
  if (css === '') return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css))
  return { css, hash: `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` }
}
