import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { PassedFrame } from './inject-axe.ts'

/**
 * Focuses every link, button and field; fails where the focus is invisible (success criterion 2.4.7) or covered
 * (2.4.11). A press of Tab before it makes the browser show the focus as for keyboards.
 * @param frame stops of header and footer to skip because they passed on other pages; without it, none are skipped
 */
export const expectFocusSeen = async (page: Page, frame: PassedFrame = new Set()): Promise<void> => {
  await page.keyboard.press('Tab')
  const { problems, stops } = await page.evaluate(findFocusProblems, [...frame])
  expect(problems, 'focus').toEqual([])
  for (const stop of stops) frame.add(stop)
}

/** Runs in the browser. */
const findFocusProblems = async (passed: readonly string[]): Promise<{ problems: string[]; stops: string[] }> => {
  const problems: string[] = []
  /** Classes of a stop of header or footer and of its ancestors; `null` in the content. */
  const frameStop = (stop: Element): string | null => {
    const frame = stop.closest('.frame:not(:has(main))')
    if (frame === null) return null
    const path = [`${innerWidth}`]
    for (let each: Element | null = stop; each !== null; each = each === frame ? null : each.parentElement)
      path.push(`${each.localName}.${each.className}`)
    return path.join(' ')
  }
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
      stop.checkVisibility({ visibilityProperty: true }) &&
      !passed.includes(frameStop(stop) ?? ''),
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
  return { problems: [...new Set(problems)], stops: there.flatMap((stop) => frameStop(stop) ?? []) }
}
