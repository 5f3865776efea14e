import build from 'virtual:client-build'

/** The complete stylesheet; the development server adds it by a script. */
export const STYLES_LINK = build.styles.href === '' ? '' : `<link rel="stylesheet" href="${build.styles.href}">`
