/** Paths that the main part of a page links. */
export const linksIn = (html: string): ReadonlySet<string> => {
  const [main = ''] = html.slice(html.indexOf('<main')).split('</main>')
  return new Set([...main.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => plain(path)))
}

export const plain = (attribute: string): string => attribute.replaceAll('&amp;', '&')
