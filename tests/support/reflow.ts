import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoSidewaysScroll, expectNoZoomOnFocus } from './browser.ts'

/** Narrowest window of WCAG: 1280 px at 400 % (success criterion 1.4.10). */
const NARROW = { width: 320, height: 640 }

/**
 * Fails where a window of 320 px scrolls sideways, or where text or a control is cut off or outside it (1.4.10), also
 * with the spacing of 1.4.12. Scrolling rows are carousels. The window stays narrow.
 */
export const expectReflow = async (page: Page): Promise<void> => {
  await page.setViewportSize(NARROW)
  await expectNoSidewaysScroll(page)
  await expectNoZoomOnFocus(page)
  const before = await page.evaluate(findCutOff, [])
  expect(before, 'beyond the edge, or cut off').toEqual([])
  await page.evaluate(addSpacing)
  const after = await page.evaluate(findCutOff, before)
  expect(after, 'beyond the edge, or cut off with more space').toEqual([])
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
}

/**
 * Lays the page out without drawing it, which takes as long: other widths are checked for layout only. Call it last on
 * a page.
 */
export const stopDrawing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { opacity: 0 !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Takes the page out of the layout, so that the next width costs nothing. Call it before leaving a page. */
export const stopLayout = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Applies the spacing of success criterion 1.4.12 with a stylesheet that the CSP allows. Runs in the browser. */
const addSpacing = (): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

/** Texts and controls that cannot be seen whole and are not in `known`. Runs in the browser, so it is self-contained. */
const findCutOff = (known: readonly string[]): string[] => {
  type Room = {
    left: number
    right: number
    top: number
    bottom: number
    scrollsAcross: boolean
    scrollsDown: boolean
    isHidden: boolean
  }
  const window: Room = {
    left: 0,
    right: document.documentElement.clientWidth,
    top: Number.NEGATIVE_INFINITY,
    bottom: Number.POSITIVE_INFINITY,
    scrollsAcross: false,
    scrollsDown: false,
    isHidden: false,
  }
  const clip = (room: Room, element: Element, { overflowX, overflowY }: CSSStyleDeclaration): void => {
    const rect = element.getBoundingClientRect()
    if (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth) room.scrollsAcross = true
    else if (overflowX !== 'visible') {
      room.left = Math.max(room.left, rect.left)
      room.right = Math.min(room.right, rect.right)
    }
    if (/auto|scroll/.test(overflowY)) room.scrollsDown = true
    else if (overflowY !== 'visible') {
      room.top = Math.max(room.top, rect.top)
      room.bottom = Math.min(room.bottom, rect.bottom)
    }
  }
  /** True for text that is only for screen readers, and for parts that are clipped or transparent. */
  const isHidden = (element: Element, style: CSSStyleDeclaration): boolean => {
    if (style.position === 'absolute' && element.getBoundingClientRect().width <= 1) return true
    // The whole page is transparent after stopDrawing.
    const isFaded = style.opacity === '0' && element !== document.documentElement
    return style.clipPath !== 'none' || style.visibility === 'hidden' || isFaded
  }
  const rooms = new Map<Element, Room>()
  /** The area in which text of an element is visible; a box that scrolls shows all of its text. */
  const roomOf = (element: Element): Room => {
    const cached = rooms.get(element)
    if (cached !== undefined) return cached
    const style = getComputedStyle(element)
    const around = element.parentElement
    const room = { ...(around === null || style.position === 'fixed' ? window : roomOf(around)) }
    // Lines that end with an ellipsis are a summary: a dialog has them all.
    if (element !== document.body && style.webkitLineClamp === 'none') clip(room, element, style)
    if (isHidden(element, style)) room.isHidden = true
    rooms.set(element, room)
    return room
  }
  const found = new Set<string>()
  const nameOf = (element: Element): string => `${element.tagName.toLowerCase()}.${element.className}`
  const isVisibleText = ({ nodeValue, parentElement }: Node): boolean =>
    nodeValue?.trim() !== '' &&
    parentElement?.matches('script, style, option') === false &&
    parentElement.closest('[inert]') === null &&
    parentElement.checkVisibility()
  const isCut = (box: DOMRect, room: Room): boolean => {
    // Letters are smaller than their lines.
    const slack = Math.max(2, box.height * 0.2)
    const isCutAcross = !room.scrollsAcross && (box.left < room.left - 2 || box.right > room.right + 2)
    return isCutAcross || (!room.scrollsDown && (box.top < room.top - slack || box.bottom > room.bottom + slack))
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement
    if (element === null || !isVisibleText(node)) continue
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    const room = roomOf(element)
    if (box.width === 0 || box.height === 0 || room.isHidden || !isCut(box, room)) continue
    found.add(`${nameOf(element)}: ${node.nodeValue?.trim().slice(0, 60)}`)
  }
  for (const control of document.querySelectorAll('button, a[href], input, select, textarea, summary')) {
    const box = control.getBoundingClientRect()
    if (box.width === 0 || control.closest('[inert], .newsletter-bot') !== null || !control.checkVisibility()) continue
    const room = roomOf(control)
    if (!room.isHidden && !room.scrollsAcross && (box.right > innerWidth + 1 || box.left < -1))
      found.add(`${nameOf(control)} is not in the window`)
  }
  return [...found].filter((each) => !known.includes(each))
}
