import build from 'virtual:client-build'

/** The complete stylesheet; the development server adds it by a script. */
export const STYLES_LINK = build.styles.href === '' ? '' : `<link rel="stylesheet" href="${build.styles.href}">`

export const PRELOADED_FONTS = build.fonts
  .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)
  .join('')

/** For browsers that have the stylesheet and fonts. */
export const LINKED_STYLES =
  STYLES_LINK && `${PRELOADED_FONTS}<link rel="stylesheet" href="${build.fontStyles.href}">${STYLES_LINK}`

/**
 * For browsers that have neither: the stylesheet, which is linked below the first screen, and what is drawn above it.
 * Masks are fetched with CORS.
 */
export const FIRST_FILES = `<link rel="preload" as="style" href="${build.styles.href}"><link rel="preload" as="image" crossorigin href="${build.icons}">`

/**
 * Firefox would show what follows the link without its styles, but waits before a script. The second file is fetched for
 * further pages: for a prefetch, Firefox asks `default-src` of the CSP.
 */
export const LATER_STYLES =
  STYLES_LINK &&
  `${STYLES_LINK}<script>0</script><link rel="stylesheet" media="not all" href="${build.fontStyles.href}">`

/** CSP source of that script. */
export const LATER_STYLES_HASH = 'sha256-X+zrZv/IbzjZUnhsbWlsecLbwjndTpG0ZynXOif7V+k='
