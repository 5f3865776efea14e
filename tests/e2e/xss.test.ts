import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sanitizeMarkup } from '../../worker/data/sanitize-markup.ts'
import { sharedBrowser } from '../support/browser.ts'
import { casesOfRun } from '../support/whole-run.ts'
import { XSS_VECTORS } from '../support/xss-vectors.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

/** Counts script executions when a browser parses and uses each piece of markup without a CSP. */
const executions = async (pieces: readonly string[]): Promise<number> => {
  const context = await browser.newContext()
  let ran = 0
  // In every frame, before any content.
  await context.exposeBinding('alert', () => void ran++)
  await context.route('**/*', (route) => route.fulfill({ status: 404, body: '' }))
  const page = await context.newPage()
  for (const piece of pieces) {
    await page.setContent(`<!DOCTYPE html><body>${piece}`, { waitUntil: 'load' })
    await page.evaluate(useEverything).catch(() => undefined)
  }
  await page.evaluate(afterEverything).catch(() => undefined)
  await context.close()
  return ran
}

/** Hovers, focuses and clicks every element, and follows script links. Runs in the browser. */
const useEverything = () => {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (link !== null && link.protocol !== 'javascript:') event.preventDefault()
  })
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    for (const { name } of element.attributes)
      if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2), { bubbles: true }))
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    element.focus?.()
    element.click?.()
  }
}

/** Waits for the result of a request, two frames and a timer, each started after those of the page. Runs in the browser. */
const afterEverything = async () => {
  const last = new Image()
  const failed = new Promise((resolve) => last.addEventListener('error', resolve))
  last.src = 'http://last.example/'
  await failed
  for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
  await new Promise((resolve) => setTimeout(resolve))
}

const CATEGORIES = Object.entries(XSS_VECTORS)

describe('markup of editors in a browser', { timeout: 240_000 }, () => {
  it.each(casesOfRun(CATEGORIES.slice(0, 1), CATEGORIES.slice(1)))(
    '%s: executes unsanitised, so the vectors and this test work',
    async (category, vectors) => {
      // Browsers differ in the vectors that work; each category has many that do here.
      expect(await executions(vectors)).toBeGreaterThan(category === 'foreignContent' ? 8 : 10)
    },
  )

  it.each(CATEGORIES)('%s: executes nothing once sanitised', async (_category, vectors) => {
    expect(await executions(vectors.map(sanitizeMarkup))).toBe(0)
  })

  it('executes nothing when vectors are combined', async () => {
    const all = Object.values(XSS_VECTORS).flat()
    expect(await executions([all.map(sanitizeMarkup).join(''), sanitizeMarkup(all.join(''))])).toBe(0)
  })
})
