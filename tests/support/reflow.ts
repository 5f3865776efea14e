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
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

/** The spacing of success criterion 1.4.12. Runs in the browser; as a sheet that the policy does not forbid. */
const moreSpace = (): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
}

/** Texts and controls that cannot be seen whole and are not in the list already. Runs in the browser. */
const cutOff = (known: readonly string[]): string[] => {
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement
    if (element === null || node.nodeValue?.trim() === '') continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.closest('script, style, option, .visually-hidden, .skip-link, [inert]') !== null) continue
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    let edge = { left: 0, right: innerWidth, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY }
    let isHidden = false
    // What scrolls by itself brings into sight all that is in it, that way.
    let scrollsAcross = false
    let scrollsDown = false
    for (let around: Element | null = element; around !== null && around !== document.body; ) {
      const style = getComputedStyle(around)
      const rect = around.getBoundingClientRect()
      // Said to screen readers alone.
      if (style.clipPath !== 'none' || (style.position === 'absolute' && rect.width <= 1)) isHidden = true
      const scrolls = /auto|scroll/
      if (scrolls.test(style.overflowX) && around.scrollWidth > around.clientWidth) scrollsAcross = true
      else if (style.overflowX !== 'visible' && !scrollsAcross)
        edge = { ...edge, left: Math.max(edge.left, rect.left), right: Math.min(edge.right, rect.right) }
      if (scrolls.test(style.overflowY)) scrollsDown = true
      else if (style.overflowY !== 'visible' && !scrollsDown)
        edge = { ...edge, top: Math.max(edge.top, rect.top), bottom: Math.min(edge.bottom, rect.bottom) }
      if (style.position === 'fixed') break
      around = around.parentElement
    }
    if (scrollsAcross) edge = { ...edge, left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY }
    if (isHidden) continue
    // Letters are smaller than their lines.
    const slack = Math.max(2, box.height * 0.2)
    if (
      box.left < edge.left - 2 ||
      box.right > edge.right + 2 ||
      box.top < edge.top - slack ||
      box.bottom > edge.bottom + slack
    )
      found.add(`${element.tagName.toLowerCase()}.${element.className}: ${node.nodeValue?.trim().slice(0, 60)}`)
  }
  for (const control of document.querySelectorAll('button, a[href], input, select, textarea, summary')) {
    const box = control.getBoundingClientRect()
    if (box.width === 0 || !control.checkVisibility({ visibilityProperty: true })) continue
    if (control.closest('[inert], .visually-hidden, .skip-link, .newsletter-bot') !== null) continue
    let scrolled = control.parentElement
    while (scrolled !== null && !/auto|scroll|hidden/.test(getComputedStyle(scrolled).overflowX))
      scrolled = scrolled.parentElement
    if (scrolled !== null && scrolled !== document.body && scrolled !== document.documentElement) continue
    if (box.right > innerWidth + 1 || box.left < -1)
      found.add(`${control.tagName.toLowerCase()}.${control.className} is not in the window`)
  }
  return [...found].filter((each) => !known.includes(each))
}
