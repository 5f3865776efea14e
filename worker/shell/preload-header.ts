import type { Head } from './head.ts'

/** Covers as a `Link` header, which servers may send as 103 Early Hints. */
export const preloadHeader = (preloads: Head['preloads']): string | null => {
  const links = preloads.map(({ href, srcSet, sizes, media }) =>
    link(href, { as: 'image', imagesrcset: srcSet, imagesizes: sizes, media, fetchpriority: 'high' }),
  )
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

/** Header values are ASCII. */
const quoted = (value: string): string => `"${value.replace(/[^\x20-\x7e]|["\\]/g, '')}"`

const decodeSafely = (href: string): string => {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}
