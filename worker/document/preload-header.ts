import type { Head } from './head.ts'

/**
 * The `Link` response header of a page: its fonts and cover pictures, in the form that servers in front may send
 * ahead as 103 Early Hints. It says what the document's own preloads say, so that nothing is fetched twice, and leaves
 * out those that may wait for the document.
 * @returns null when there is nothing to preload
 */
export const preloadHeader = (fonts: readonly string[], preloads: Head['preloads']): string | null => {
  const links = [
    ...fonts.map((href) => link(href, { as: 'font', type: 'font/woff2', crossorigin: 'anonymous' })),
    ...preloads
      .filter(({ priority = 'high' }) => priority === 'high')
      .map(({ href, srcSet, sizes, media }) =>
        link(href, { as: 'image', imagesrcset: srcSet, imagesizes: sizes, media, fetchpriority: 'high' }),
      ),
  ]
  return links.length === 0 ? null : links.join(', ')
}

const link = (href: string, parameters: Record<string, string | undefined>): string =>
  [
    `<${encodeURI(decodeSafely(href)).replace(/>/g, '%3E')}>`,
    'rel=preload',
    ...Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${/^[\w/-]+$/.test(value) ? value : quoted(value)}`],
    ),
  ].join('; ')

/** Header values are ASCII; a picture's address is, and what is not would spoil the whole answer. */
const quoted = (value: string): string => `"${value.replace(/[^\x20-\x7e]|["\\]/g, '')}"`

const decodeSafely = (href: string): string => {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}
