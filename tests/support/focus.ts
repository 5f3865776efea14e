import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type CheckedSubject, recordEvidence } from './evidence.ts'

/**
 * Focuses every link, button and field; fails where the focus is invisible (success criterion 2.4.7) or covered
 * (2.4.11). A press of Tab before it makes the browser show the focus as for keyboards.
 */
export const expectFocusSeen = async (page: Page, seen: CheckedSubject): Promise<void> => {
  await page.keyboard.press('Tab')
  expect(await page.evaluate(focusProblems), 'focus').toEqual([])
  recordEvidence('focus', seen)
}

/** Runs in the browser. */
const focusProblems = async (): Promise<string[]> => {
  const problems: string[] = []
  const atOnce = new CSSStyleSheet()
  atOnce.replaceSync('*, ::before, ::after { scroll-behavior: auto !important; transition: none !important }')
  document.adoptedStyleSheets.push(atOnce)
  const marks = ['outlineStyle', 'outlineWidth', 'outlineColor', 'boxShadow', 'borderColor', 'backgroundColor'] as const
  const hasRing = (element: Element, part?: '::after'): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  /** Appearance of an element, including boxes that may show its focus. */
  const appearanceOf = (element: Element): string => {
    const parts: string[] = []
    for (let each: Element | null = element; each !== null && parts.length < 15; each = each.parentElement)
      for (const part of [undefined, '::before', '::after']) {
        const style = getComputedStyle(each, part)
        parts.push(marks.map((mark) => style[mark]).join(' '))
      }
    return parts.join('|')
  }
  const showsFocus = (stop: HTMLElement): boolean => {
    if (!stop.matches(':focus-visible')) return false
    if (hasRing(stop) || hasRing(stop, '::after')) return true
    const withFocus = appearanceOf(stop)
    stop.blur()
    const without = appearanceOf(stop)
    stop.focus()
    return withFocus !== without
  }
  const isInSight = (stop: HTMLElement): boolean => {
    const boxes = [...stop.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    const labels = [...((stop as HTMLInputElement).labels ?? [])]
    const isOwn = (top: Element | null) =>
      top !== null && (stop.contains(top) || top.contains(stop) || labels.some((label) => label.contains(top)))
    const parts = [0.5, 0.1, 0.9]
    const isSeenAt = ({ left, top, width, height }: DOMRect) =>
      parts.some((x) => parts.some((y) => isOwn(document.elementFromPoint(left + width * x, top + height * y))))
    return boxes.length === 0 || boxes.some(isSeenAt)
  }
  const stops = (document.querySelector('dialog[open]') ?? document).querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, video[controls], [tabindex="0"]',
  )
  // In both directions: sticky parts cover at the lower edge on the way down, at the upper on the way up.
  const there = [...stops].filter(
    (stop) =>
      !stop.matches(':disabled, [tabindex="-1"], [type="hidden"]') &&
      stop.closest('[inert]') === null &&
      stop.checkVisibility({ visibilityProperty: true }),
  )
  for (const [at, stop] of [...there, ...there.toReversed()].entries()) {
    stop.focus()
    if (document.activeElement !== stop) continue
    const name = `${stop.tagName.toLowerCase()}.${stop.className}[${stop.getAttribute('name') ?? stop.textContent?.trim().slice(0, 40)}]`
    if (at < there.length && !showsFocus(stop)) problems.push(`no sign of focus: ${name}`)
    // Parts far from the window are laid out on approach, and may move it.
    for (let frame = 0; frame < 2 && !isInSight(stop); frame++)
      await new Promise((drawn) => requestAnimationFrame(drawn))
    if (!isInSight(stop)) problems.push(`covered: ${name}`)
  }
  document.adoptedStyleSheets.pop()
  return [...new Set(problems)]
}
