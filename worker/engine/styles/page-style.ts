/** Bean colours and CSS of one page. */
export type PageStyle = {
  css: string
  /** CSP source without quotes. */
  hash: string
}

export const createPageStyle = async (parts: readonly string[]): Promise<PageStyle | null> => {
  const css = parts.join('')
  if (css === '') return null
  return { css, hash: await cspHash(css) }
}

/** CSP source without quotes. */
export const cspHash = async (css: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
