import puppeteer, { type Page } from 'puppeteer-core'
import { expect } from 'vitest'
import { DEVICES } from './browser.ts'
import type { Site } from './site.ts'

export type FirefoxVisit = {
  page: Page
  /** Closes the browser; fails when there was console output, a script error, a failed or a foreign request. */
  end: () => Promise<void>
}

/** Starts a Firefox with a new profile. */
export const startFirefox = async (executablePath: string, site: Site, javaScript: boolean): Promise<FirefoxVisit> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: DEVICES.desktop.viewport,
    extraPrefsFirefox: { 'javascript.enabled': javaScript },
  })
  const page = await browser.newPage()
  const problems: string[] = []
  const own = new RegExp(`^(http://[a-z]+\\.localhost:${site.port}/|data:)`)
  page.on('console', (message) => problems.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => problems.push(`script error: ${error}`))
  page.on('request', (request) => {
    if (!own.test(request.url())) problems.push(`foreign request: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    // Leaving a page cancels its pending requests.
    const reason = request.failure()?.errorText ?? ''
    if (!reason.includes('ABORTED')) problems.push(`failed request: ${request.url()} ${reason}`)
  })
  return {
    page,
    async end() {
      await browser.close()
      expect(problems).toEqual([])
    },
  }
}

/**
 * Clicks the first element that is in view and not covered. The library's own clicks and waits need promises of the
 * page, which do not settle without JavaScript.
 */
export const click = async (page: Page, selector: string): Promise<void> => {
  let point: Point | null = null
  await expect
    .poll(
      async () => {
        point = await page.evaluate(pointOn, selector)
        return point
      },
      { message: `place to click ${selector}` },
    )
    .not.toBeNull()
  const { x, y } = point as unknown as Point
  await page.mouse.click(x, y)
}

export const type = async (page: Page, selector: string, text: string): Promise<void> => {
  await click(page, selector)
  await page.keyboard.type(text)
}

/** Waits for the number of elements, hidden ones included. */
export const expectCount = (page: Page, selector: string, count = 1): Promise<void> =>
  expect.poll(() => page.evaluate(countOf, selector), { message: `number of ${selector}` }).toBe(count)

/** Waits for a URL. */
export const expectUrl = (page: Page, part: RegExp): Promise<void> =>
  expect.poll(() => page.evaluate(() => location.href), { message: 'URL' }).toMatch(part)

type Point = { x: number; y: number }

/** Runs in the browser. */
const countOf = (selector: string): number => document.querySelectorAll(selector).length

/** Scrolls to an element; `null` while the page loads and while all are hidden or covered. Runs in the browser. */
const pointOn = (selector: string): Point | null => {
  // The scroll to a fragment would move it.
  if (document.readyState !== 'complete') return null
  for (const element of document.querySelectorAll(selector)) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const point = { x: x + width / 2, y: y + height / 2 }
    if (element.contains(document.elementFromPoint(point.x, point.y))) return point
  }
  return null
}
