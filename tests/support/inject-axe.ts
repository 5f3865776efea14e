import { readFileSync } from 'node:fs'
import type { ElementContext } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { IS_WHOLE_RUN } from './whole-run.ts'

/** Rules of WCAG 2.2, levels A and AA. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const

/** The small build as text: the library's own integration sends the large one twice. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** Stylesheets of whole pages that passed in this process; their rules do not depend on the page. */
const passedStyles = new Set<string>()

/** Fingerprints of passed header and footer parts: markup, ancestors, stylesheets and window width. One set per market. */
export type PassedFrame = Set<string>

/** Adds axe to every page: the browser then caches the compiled script. */
export const injectAxe = (page: Page): Promise<unknown> => page.addInitScript({ content: SOURCE })

/**
 * Checks one part of a page, once animations end, by the rules of WCAG 2.2 AA and best practices.
 * @param frame parts of header and footer to skip because they passed; without it, none are skipped. With it, unless
 * the run is whole, two items of a shape stand for the others: cards and rows make up most of the long pages.
 * @returns each violation with rule, elements and reason
 */
export const violationsOf = async (page: Page, part: string, frame?: PassedFrame): Promise<string[]> => {
  const options: Wanted = {
    part,
    tags: [...AXE_TAGS, 'best-practice'],
    styles: [...passedStyles],
    frame: frame === undefined ? null : [...frame],
    isSampled: frame !== undefined && !IS_WHOLE_RUN,
  }
  // A page that a click leads to may have no body yet, and colours are unknown while parts fade in.
  await expect.poll(() => page.evaluate(isMoving), { message: 'loading or animated', interval: POLL_MS }).toBe(false)
  let found = await page.evaluate(runAxe, options)
  if (found === 'no rules') {
    await page.evaluate(SOURCE)
    found = await page.evaluate(runAxe, options)
  }
  if (found === 'no rules') throw new Error('axe-core did not come into the page')
  if (found.violations.length === 0) {
    if (part === 'html') passedStyles.add(found.style)
    for (const each of found.frame) frame?.add(each)
  }
  return found.violations
}

/** Checks the contrast of texts in the dark theme. */
export const expectContrastInDark = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => page.evaluate(isMoving), { message: 'animated', interval: POLL_MS }).toBe(false)
  const weak = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false })
    return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))
  })
  expect(weak, 'texts without contrast in the dark theme').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

type Wanted = { part: string; tags: string[]; styles: string[]; frame: string[] | null; isSampled: boolean }
type Found = { violations: string[]; style: string; frame: string[] }

const POLL_MS = 20

/**
 * Checks for markup to come, and finite animations without those driven by scroll. Called repeatedly: hidden elements never report an
 * animation's end. Runs in the browser.
 */
const isMoving = (): boolean =>
  document.readyState === 'loading' ||
  document
    .getAnimations()
    .some(
      ({ timeline, playState, effect }) =>
        timeline === document.timeline &&
        playState === 'running' &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )

/** Runs in the browser. */
const runAxe = async (wanted: Wanted): Promise<Found | 'no rules'> => {
  const { axe } = globalThis as unknown as { axe?: typeof import('axe-core') }
  if (axe === undefined) return 'no rules'

  /** 53-bit hash (cyrb53): no collisions among some thousand texts. */
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

  // Removes passed parts of header and footer, down to menu entries. Landmarks and headings stay, because rules
  // compare them with those of the page.
  const passed = new Set(wanted.frame)
  const left: string[] = []
  const putBack: (() => void)[] = []
  const takeOut = (element: Element): void => {
    const place = document.createComment('')
    element.replaceWith(place)
    putBack.push(() => place.replaceWith(element))
  }
  const structure =
    'header, footer, nav, main, aside, section, h1, h2, h3, h4, h5, h6, [role]:not([role="group"], [role="region"], [role="list"])'
  // A header over a cover has the cover as background.
  const isOverCover = document.querySelector('.header-transparent') !== null
  const ground = isOverCover ? document.querySelector('main')?.firstElementChild?.className : ''
  const visit = (element: Element, above: string): void => {
    if (!element.matches(structure) && element.querySelector(structure) === null) {
      // Link targets do not change the appearance.
      const print = fingerprint(above + element.outerHTML.replace(/ (href|action|value|src|srcset)="[^"]*"/g, ''))
      if (passed.has(print)) {
        takeOut(element)
        return
      }
      left.push(print)
      // Smaller parts take longer to compare than to check.
      if (element.querySelectorAll('*').length < 20) return
    }
    if (element.matches('[role], svg, form')) return
    for (const child of [...element.children]) visit(child, `${above} ${element.localName}.${element.className}`)
  }
  const around = [style, innerWidth, document.body.className, 'scrolled' in document.documentElement.dataset, ground]
  if (wanted.frame !== null)
    for (const frame of document.querySelectorAll('.frame:not(:has(main))')) visit(frame, around.join(' '))

  const texts = /^(?:id|for|name|value|href|src|srcset|alt|title|datetime|action|d|aria-label|data-.*|aria-.*by)$/
  /** Tag and attributes of an element, and whether it has a text. */
  const tagOf = (element: Element): string => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      texts.test(name) ? `${name}${value === ''}` : `${name}=${value}`,
    )
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim() !== '')
    return [element.localName, ...attributes, hasText].join(' ')
  }
  const shapes = new Map<Element, string>()
  const shapeOf = (element: Element): string => {
    const shape =
      shapes.get(element) ?? fingerprint([tagOf(element), ...[...element.children].map(shapeOf)].join(' > '))
    shapes.set(element, shape)
    return shape
  }
  /** Labels and descriptions with their targets. */
  const ties = [...document.querySelectorAll('[aria-labelledby], [aria-describedby], [for]')].flatMap((element) =>
    ['aria-labelledby', 'aria-describedby', 'for']
      .flatMap((name) => element.getAttribute(name)?.split(' ') ?? [])
      .flatMap((id) => document.getElementById(id) ?? [])
      .map((target) => [element, target] as const),
  )
  const isTied = (part: Element): boolean =>
    ties.some(([element, target]) => part.contains(element) !== part.contains(target))
  const seen = new Map<string, number>()
  /** Items but rows are taken out or stay whole: without its texts, a card's parts would overlap. */
  const takeOutRepeated = (parent: Element, above: string): void => {
    for (const child of [...parent.children]) {
      // React may still be hydrating it.
      if (child.matches('[data-island]')) continue
      const isItem = child.matches('li, tr, td > a, label, :not(main) > article')
      const shape = `${above} ${shapeOf(child)}`
      const nth = (seen.get(shape) ?? 0) + 1
      seen.set(shape, nth)
      const isRepeated = nth > 2 && (isItem || child.matches('details'))
      if (isRepeated && !child.contains(document.activeElement) && !isTied(child)) takeOut(child)
      else if (!isItem || child.matches('tr')) takeOutRepeated(child, fingerprint(above + tagOf(child)))
    }
  }
  if (wanted.isSampled) for (const root of document.querySelectorAll('main, dialog.modal')) takeOutRepeated(root, '')
  // It would cover links that have moved up.
  for (const banner of document.querySelectorAll<HTMLElement>('.banner-bottom')) {
    banner.style.position = 'static'
    putBack.push(() => banner.style.removeProperty('position'))
  }

  axe.configure({ noHtml: true })
  const { violations } = await axe.run(wanted.part as ElementContext, {
    // Pages have no frames, and passed rules are not read.
    resultTypes: ['violations'],
    // Orientation rules read all stylesheets again, and one audio rule waits for films.
    preload: !wanted.styles.includes(style) || document.querySelector('audio, video') !== null,
    runOnly: { type: 'tag', values: wanted.tags },
  })
  for (const back of putBack) back()
  const reported = violations.map(
    ({ id, nodes, help }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')} (${help})`,
  )
  return { violations: reported, style, frame: left }
}
