import type { Catalogue, Request } from './catalogue.ts'
import { mapInParallel } from './in-parallel.ts'
import { plain } from './read-html.ts'
import type { Report } from './report.ts'

/** Checks the pages to which the menus and the footer of a market link. */
export const checkMenus = async (
  { verify }: Report,
  request: Request,
  { market }: Pick<Catalogue, 'market'>,
): Promise<void> => {
  const { text } = await request(market.id, '/?modal=&type=menu')
  const menus = text.match(/<(dialog|nav|footer)\b.*?<\/\1>/gs)?.join() ?? ''
  const links = [...menus.matchAll(/<a\b[^>]*?href="(\/[^"#]*)[^>]*>/g)]
    .map(([tag, href = '']) => ({ where: plain(href), isFollowed: !/rel="[^"]*nofollow/.test(tag) }))
    .filter(({ where }) => !where.startsWith('/api/') && !where.includes('modal='))
  const followedLast = links.toSorted((a, b) => Number(a.isFollowed) - Number(b.isFollowed))
  const isFollowed = new Map(followedLast.map((link) => [link.where, link.isFollowed]))
  if (isFollowed.size === 0) verify('a menu leads to pages', '/', false, 'no link')
  await mapInParallel(isFollowed, async ([where, isFollowed]) => {
    const { status, text, headers } = await request(market.id, where)
    const isPage = status < 300 || (status < 400 && !isFollowed)
    verify('a menu leads to pages', where, isPage, [status, headers.location].filter(Boolean).join(' to '))
    if (!isFollowed || !isPage) return
    const robots = /<meta name="robots" content="([^"]*)/.exec(text)?.[1]
    const canonical = /<link rel="canonical" href="([^"]*)/.exec(text)?.[1]
    const { pathname, search } = new URL(canonical ?? 'none:')
    const found = [
      ...[robots, headers['x-robots-tag']].filter((each) => each?.includes('noindex')),
      ...(pathname + search === where ? [] : [`canonical ${canonical}`]),
    ]
    verify('a menu leads search engines to pages that are indexed', where, found.length === 0, found.join(', '))
  })
}
