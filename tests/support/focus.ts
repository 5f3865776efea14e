import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { noteEvidence, type Seen } from './evidence.ts'

/**
 * Puts the focus on every link, button and field in turn; fails where it cannot be seen (success criterion 2.4.7) or
 * lies below something else (2.4.11). With one press of Tab before, the browser shows the focus as to a keyboard.
 */
export const expectFocusSeen = async (page: Page, seen: Seen): Promise<void> => {
  await page.keyboard.press('Tab')
  expect(await page.evaluate(focusProblems), 'focus').toEqual([])
  noteEvidence('focus', seen)
}

/** Runs in the browser. */
const focusProblems = async (): Promise<string[]> => {
  const problems: string[] = []
  const atOnce = new CSSStyleSheet()
  atOnce.replaceSync('*, ::before, ::after { scroll-behavior: auto !important; transition: none !important }')
  document.adoptedStyleSheets = [atOnce]
  const marks = ['outlineStyle', 'outlineWidth', 'outlineColor', 'boxShadow', 'borderColor', 'backgroundColor'] as const
  const look = (element: Element) =>
    [element, element.parentElement ?? element]
      .flatMap((each) => [undefined, '::before', '::after'].map((part) => getComputedStyle(each, part)))
      .map((style) => marks.map((mark) => style[mark]).join(' '))
      .join('|')
  const root = document.querySelector('dialog[open]') ?? document
  const stops = root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, video[controls], [tabindex="0"]',
  )
  for (const stop of stops) {
    if (stop.matches(':disabled, [tabindex="-1"], [type="hidden"]') || stop.closest('[inert]') !== null) continue
    if (!stop.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })) continue
    const name = `${stop.tagName.toLowerCase()}.${stop.className}[${stop.getAttribute('name') ?? stop.textContent?.trim().slice(0, 40)}]`
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const without = look(stop)
    stop.focus()
    if (document.activeElement !== stop) continue
    if (!stop.matches(':focus-visible') || look(stop) === without) problems.push(`no sign of focus: ${name}`)
    const boxes = [...stop.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    const isSeen = boxes.some((box) =>
      [0.5, 0.1, 0.9].some((across) =>
        [0.5, 0.1, 0.9].some((down) => {
          const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down)
          return top !== null && (stop.contains(top) || top.contains(stop) || [...(stop as HTMLInputElement).labels ?? []].some((label) => label.contains(top)))
        }),
      ),
    )
    if (boxes.length > 0 && !isSeen) problems.push(`covered: ${name}`)
  }
  document.adoptedStyleSheets = []
  return problems
}
