import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { startAnalyticsService } from '../support/analytics-service.ts'
import { browserSite } from '../support/browser-site.ts'

let service: Awaited<ReturnType<typeof startAnalyticsService>>
const here = browserSite(async () => {
  service = await startAnalyticsService()
  return { variables: { storefront: { VITALS_SAMPLE: '1', ANALYTICS_URL: service.url } } }
})
afterAll(() => service.stop())

const received = (name: string) =>
  service.calls.flatMap(({ batch }) => batch.events).filter(({ event }) => event === name)

const choose = async (page: Page, choice: 'granted' | 'refused') => {
  await page.goto(`${here.site.origin('it')}/`)
  await page.locator(`.consent button[value="${choice}"]`).click()
  await page.locator(`html[data-consent="${choice}"]`).waitFor()
}

it('without consent no page view is measured', async () => {
  const { page, end } = await here.visit()
  await choose(page, 'refused')
  await page.goto(`${here.site.origin('it')}/cerca`)
  expect(JSON.parse((await page.locator('#visitor').textContent()) ?? '')).not.toHaveProperty('vitals')
  await end()
})

it('a page view with consent is measured once it has loaded, and its values and errors arrive when it is left', async () => {
  const { page, problems, end } = await here.visit()
  await choose(page, 'granted')
  const loaded = page.waitForResponse(/measure-page/)
  await page.goto(`${here.site.origin('it')}/cerca`)
  await loaded
  // The library reports the paint with the first interaction.
  await page.locator('#sort').focus()
  await page.evaluate(() => {
    const own = (error: Error) => {
      error.stack += `\n    at open (${location.origin}/assets/boot-DpufYOJK.js:1:204)`
      return error
    }
    queueMicrotask(() => {
      throw own(new TypeError('broken for giulia@example.com'))
    })
    Promise.reject(own(new RangeError('/cerca?textSearch=Rossi')))
  })
  await expect.poll(() => problems.filter((problem) => problem.includes('broken')).length).toBe(1)
  await page.goto('about:blank')
  await expect.poll(() => received('web_vitals').length, { timeout: 20_000 }).toBe(1)
  expect(received('web_vitals')).toMatchObject([
    {
      ...{ market: 'it', route: 'search', device: 'wide', share: 1 },
      ...{ lcp: expect.any(Number), ttfb: expect.any(Number), cls: expect.any(Number) },
      lcp_target: expect.stringMatching(/\w/),
    },
  ])
  expect(received('browser_error').map((event) => 'message' in event && event.message)).toEqual([
    'TypeError: broken for …',
    'RangeError: /cerca?…',
  ])
  problems.length = 0
  await end()
})
