import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ElementContext } from 'axe-core'
import type { Page } from 'playwright-core'

/** Rules of WCAG 2.2, levels A and AA. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const

/** The small build, as text: the library's own way into a page sends the large one, twice. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** Stylesheets of whole pages that have passed in this process: what is asked of them does not depend on the page. */
const passedStyles = new Set<string>()

/**
 * Fingerprints of parts of header and footer that have passed, with all that decides what they look like: markup,
 * ancestors, stylesheets, width of the window. One for each market that is walked through.
 */
export type PassedFrame = Set<string>

/** Has the rules in every page that comes, where each will be looked at: the browser then keeps them compiled. */
export const injectAxe = (page: Page): Promise<unknown> => page.addInitScript({ content: SOURCE })

/**
 * Looks at one part of a page, once it stands still, by the rules of WCAG 2.2 AA and those of good practice.
 * @param frame parts of header and footer that have passed and are not looked at again; without it, all are
 * @returns each violation by rule, elements and reason
 */
export const violationsOf = async (page: Page, part: string, frame?: PassedFrame): Promise<string[]> => {
  const wanted: Wanted = {
    part,
    tags: [...AXE_TAGS, 'best-practice'],
    styles: [...passedStyles],
    frame: frame === undefined ? null : [...frame],
  }
  // What fades in has no colours yet.
  while (await page.evaluate(isMoving)) await sleep(POLL_MS)
  let found = await page.evaluate(look, wanted)
  if (found === 'no rules') {
    await page.evaluate(SOURCE)
    found = await page.evaluate(look, wanted)
  }
  if (found === 'no rules') throw new Error('axe-core did not come into the page')
  if (found.violations.length === 0) {
    if (part === 'html') passedStyles.add(found.style)
    for (const each of found.frame) frame?.add(each)
  }
  return found.violations
}

type Wanted = { part: string; tags: string[]; styles: string[]; frame: string[] | null }
type Found = { violations: string[]; style: string; frame: string[] }

const POLL_MS = 20

/**
 * Whether something moves by itself that will end: what goes along with the scroll does not, nor what goes round. Asked
 * anew each time: what is hidden on its way never tells that it has finished. Runs in the browser.
 */
const isMoving = (): boolean =>
  document
    .getAnimations()
    .some(
      ({ timeline, playState, effect }) =>
        timeline === document.timeline &&
        playState === 'running' &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )

/** Runs in the browser. */
const look = async (wanted: Wanted): Promise<Found | 'no rules'> => {
  const { axe } = globalThis as unknown as { axe?: typeof import('axe-core') }
  if (axe === undefined) return 'no rules'

  /** 53 bits, which no two of some thousand texts share (cyrb53). */
  const fingerprint = (text: string): string => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57]
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      one = Math.imul(one ^ code, 2654435761)
      two = Math.imul(two ^ code, 1597334677)
    }
    one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
    two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
    return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36)
  }
  const sheets = [...document.querySelectorAll('style, link[rel="stylesheet"]')]
  const style = fingerprint(sheets.map((each) => each.textContent || each.outerHTML).join('\n'))

  // Out of header and footer is taken what has passed before, down to single entries of menus. Landmarks and headings
  // stay, for rules that compare them with those of the page.
  const passed = new Set(wanted.frame)
  const left: string[] = []
  const putBack: (() => void)[] = []
  const structure = 'header, footer, nav, main, aside, section, h1, h2, h3, h4, h5, h6, [role]'
  // A header that lies over a cover has the cover's ground.
  const isOverCover = document.querySelector('.header-transparent') !== null
  const ground = isOverCover ? document.querySelector('main')?.firstElementChild?.className : ''
  const visit = (element: Element, above: string): void => {
    if (!element.matches(structure) && element.querySelector(structure) === null) {
      // Where links lead does not change what they look like.
      const print = fingerprint(above + element.outerHTML.replace(/ (href|action|value|src|srcset)="[^"]*"/g, ''))
      if (passed.has(print)) {
        const place = document.createComment('')
        element.replaceWith(place)
        putBack.push(() => place.replaceWith(element))
        return
      }
      left.push(print)
      // Smaller parts cost more to tell apart than to look at.
      if (element.querySelectorAll('*').length < 20) return
    }
    if (element.matches('[role], svg, form')) return
    for (const child of [...element.children]) visit(child, `${above} ${element.localName}.${element.className}`)
  }
  const around = [style, innerWidth, document.body.className, 'scrolled' in document.documentElement.dataset, ground]
  if (wanted.frame !== null) for (const frame of document.querySelectorAll('.frame')) visit(frame, around.join(' '))

  axe.configure({ noHtml: true })
  const { violations } = await axe.run(wanted.part as ElementContext, {
    // No page has frames within it and nobody reads what passed.
    resultTypes: ['violations'],
    // Rules about orientation read all stylesheets once more, and one about sound waits for films.
    preload: !wanted.styles.includes(style) || document.querySelector('audio, video') !== null,
    runOnly: { type: 'tag', values: wanted.tags },
  })
  for (const back of putBack) back()
  const told = violations.map(
    ({ id, nodes, help }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')} (${help})`,
  )
  return { violations: told, style, frame: left }
}
