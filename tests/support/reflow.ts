import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { noteEvidence, type Seen } from './evidence.ts'

/** The narrowest window that WCAG asks for: 1280 px at 400 % (success criterion 1.4.10). */
const NARROW = { width: 320, height: 640 }

/**
 * Fails where text or a control lies beyond the edge of a window of 320 px, or is cut off by the box around it: as the
 * page is (1.4.10), and with the spacing of 1.4.12. Rows that scroll by themselves are carousels. The window stays narrow.
 */
export const expectReflow = async (page: Page, seen: Seen): Promise<void> => {
  await page.setViewportSize(NARROW)
  const before = await page.evaluate(cutOff, [])
  expect(before, 'beyond the edge, or cut off').toEqual([])
  noteEvidence('reflow', seen)
  await page.evaluate(moreSpace)
  const after = await page.evaluate(cutOff, before)
  expect(after, 'beyond the edge, or cut off with more space').toEqual([])
  noteEvidence('spacing', seen)
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
}

/**
 * The page is laid out as ever, but nothing of it is drawn: in windows of other widths only the layout is looked at, and
 * drawing costs as much as laying out. For a page that is left afterwards.
 */
export const stopDrawing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { opacity: 0 !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** The spacing of success criterion 1.4.12. Runs in the browser; as a sheet that the policy does not forbid. */
const moreSpace = (): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

/** Texts and controls that cannot be seen whole and are not in the list already. Runs in the browser. */
const cutOff = (known: readonly string[]): string[] => {
  type Room = {
    left: number
    right: number
    top: number
    bottom: number
    across: boolean
    down: boolean
    told: boolean
  }
  const window: Room = {
    left: 0,
    right: innerWidth,
    top: Number.NEGATIVE_INFINITY,
    bottom: Number.POSITIVE_INFINITY,
    across: false,
    down: false,
    told: false,
  }
  const rooms = new Map<Element, Room>()
  /** What an element and the boxes around it leave to see of its text; what scrolls by itself brings all into sight. */
  const roomOf = (element: Element): Room => {
    const seen = rooms.get(element)
    if (seen !== undefined) return seen
    const style = getComputedStyle(element)
    const around = element.parentElement
    const outer = around === null || style.position === 'fixed' ? window : roomOf(around)
    const room = { ...outer }
    const clipsAcross = style.overflowX !== 'visible' && element !== document.body
    const clipsDown = style.overflowY !== 'visible' && element !== document.body
    if (clipsAcross || clipsDown || style.position === 'absolute') {
      const rect = element.getBoundingClientRect()
      if (/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth) {
        room.across = true
      } else if (clipsAcross) {
        room.left = Math.max(room.left, rect.left)
        room.right = Math.min(room.right, rect.right)
      }
      if (/auto|scroll/.test(style.overflowY)) {
        room.down = true
      } else if (clipsDown) {
        room.top = Math.max(room.top, rect.top)
        room.bottom = Math.min(room.bottom, rect.bottom)
      }
      // Said to screen readers alone.
      if (style.position === 'absolute' && rect.width <= 1) room.told = true
    }
    // Of the whole page: stopDrawing.
    const isFaded = style.opacity === '0' && element !== document.documentElement
    if (style.clipPath !== 'none' || style.visibility === 'hidden' || isFaded) room.told = true
    rooms.set(element, room)
    return room
  }
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement
    if (element === null || node.nodeValue?.trim() === '' || element.matches('script, style, option')) continue
    if (element.closest('[inert]') !== null || !element.checkVisibility()) continue
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    const room = roomOf(element)
    if (room.told) continue
    // Letters are smaller than their lines.
    const slack = Math.max(2, box.height * 0.2)
    const isCutAcross = !room.across && (box.left < room.left - 2 || box.right > room.right + 2)
    const isCutDown = !room.down && (box.top < room.top - slack || box.bottom > room.bottom + slack)
    if (isCutAcross || isCutDown)
      found.add(`${element.tagName.toLowerCase()}.${element.className}: ${node.nodeValue?.trim().slice(0, 60)}`)
  }
  for (const control of document.querySelectorAll('button, a[href], input, select, textarea, summary')) {
    const box = control.getBoundingClientRect()
    if (box.width === 0 || control.closest('[inert], .newsletter-bot') !== null || !control.checkVisibility()) continue
    const { told, across } = roomOf(control)
    if (!told && !across && (box.right > innerWidth + 1 || box.left < -1))
      found.add(`${control.tagName.toLowerCase()}.${control.className} is not in the window`)
  }
  return [...found].filter((each) => !known.includes(each))
}
