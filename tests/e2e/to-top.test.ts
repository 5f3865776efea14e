import { describe, expect, it } from 'vitest'
import { pageTraits } from '../../worker/pages/private.ts'
import { inBrowser, sharedBrowserSite, startInBrowser } from '../support/browser-site.ts'
import { pagesOfMarket } from '../support/market-pages.ts'
import { waitUntil } from '../support/wait-until.ts'
import { casesOfRun } from '../support/whole-run.ts'

startInBrowser(sharedBrowserSite())

/** The first page of each kind. */
const pages = [...Map.groupBy(pagesOfMarket('it'), ({ route }) => (route && pageTraits(route)?.kind) ?? 'missing')].map(
  ([kind, [first]]) => [kind, first?.path ?? '/'] as const,
)
const isTrip = ([kind]: readonly [string, string]) => kind === 'trip'
const WIDTHS = [320, 375, 768, 1280]
const POSITIONS = [0.3, 0.6, 1]

describe('link to the top', () => {
  it.each(
    casesOfRun(
      pages.filter(isTrip),
      pages.filter((each) => !isTrip(each)),
    ),
  )('covers no control and no text of a page of the kind %s', async (_, path) => {
    const { page, problems, end } = await inBrowser.visit({ consent: 'refused' })
    await page.goto(inBrowser.site.origin('it') + path)
    // The browser reports the status 404.
    if (path === '/no-such-page') problems.splice(0)
    const covered: string[] = []
    const seen = new Set<number>()
    const hidden = new Set<number>()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      for (const position of POSITIONS) {
        const isFar = await page.evaluate(scrollUpTo, position)
        if (!isFar) continue
        await waitUntil(page, 'a place for the link', () => {
          const link = document.querySelector<HTMLElement>('.to-top')
          return link?.dataset.place === 'none' || link?.checkVisibility({ visibilityProperty: true })
        })
        if (await page.locator('.to-top').isVisible()) seen.add(width)
        else hidden.add(width)
        covered.push(...(await page.evaluate(coveredByLink)).map((name) => `${width} px, ${position}: ${name}`))
      }
    }
    expect(covered).toEqual([])
    // At every width it is somewhere on long pages.
    expect([...hidden].filter((width) => !seen.has(width))).toEqual([])
    await end()
  })
})

/** Runs in the browser. False near the top of the page, where there is no link. */
const scrollUpTo = async (position: number): Promise<boolean> => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  await frame()
  const top = (document.documentElement.scrollHeight - innerHeight) * position - 100
  scrollTo({ top, behavior: 'instant' })
  await frame()
  return scrollY >= 800
}

/** Runs in the browser: what the link lies over; empty when it is hidden. */
const coveredByLink = (): string[] => {
  const link = document.querySelector<HTMLElement>('.to-top')
  if (link === null || !link.checkVisibility({ visibilityProperty: true })) return []
  const own = link.getBoundingClientRect()
  const isUnder = ({ left, right, top, bottom }: DOMRect) =>
    left < own.right && right > own.left && top < own.bottom && bottom > own.top
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, label')].filter(
    (each) =>
      each !== link && each.checkVisibility({ visibilityProperty: true }) && isUnder(each.getBoundingClientRect()),
  )
  const texts: Node[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    if (node.textContent?.trim() === '' || link.contains(node)) continue
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    range.selectNodeContents(node)
    if ([...range.getClientRects()].some(isUnder)) texts.push(node)
  }
  return [...controls.map(({ outerHTML }) => outerHTML.slice(0, 80)), ...texts.map((text) => `${text.textContent}`)]
}
