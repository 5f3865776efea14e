/** A part of the stylesheet that only some pages carry; each is a file of client/styles. */
export type StylePart = 'content' | 'search' | 'trip' | 'wemeet' | 'offline'

/** The style that one page carries beside the common stylesheet: bean colours, content's own CSS. */
export type PageStyle = {
  css: string
  /** As a source of the policy's style-src, without its quotes. */
  hash: string
}

/** One style element out of its parts; null when there is nothing to say. */
export const makePageStyle = async (parts: readonly string[]): Promise<PageStyle | null> => {
  const css = parts.join('')
  if (css === '') return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css))
  return { css, hash: `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` }
}
