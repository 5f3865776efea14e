import layers from '../ui/styles/layers.css?raw'
import { confineCss, MAIN } from './custom-css.ts'

/** A part of the styles (scripts/build/client-build.ts) that only some pages carry. */
export type StylePart = 'content' | 'search' | 'trip' | 'wemeet' | 'offline'

/** Bean colours and CSS of one page. */
export type PageStyle = {
  css: string
  /** CSP source without quotes. */
  hash: string
}

/** CSS that only this page carries, from its content or its component. */
export const pageCss = ({
  customCss,
  styles,
}: {
  customCss?: string | null
  styles?: string | undefined
}): string[] => [...(customCss ? [confineCss(customCss, MAIN)] : []), ...(styles ? [layers.trim() + styles] : [])]

export const createPageStyle = async (parts: readonly string[]): Promise<PageStyle | null> => {
  const css = parts.join('')
  if (css === '') return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css))
  return { css, hash: `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` }
}
