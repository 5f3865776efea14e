import { describe, expect, it } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { withModal } from '../../../shared/modals/modal-url.ts'
import type { Device } from '../../support/browser.ts'
import { isSignedIn } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { A_TRAVEL, itsPath } from '../../support/market-pages.ts'
import { mailTo } from '../../support/outbox.ts'
import { casesOfRun } from '../../support/whole-run.ts'

describe('sign-up', () => {
  it.each(
    casesOfRun<{ market: MarketId; device: Device; javaScript: boolean }>(
      [{ market: 'we', device: 'desktop', javaScript: true }],
      [{ market: 'fr', device: 'phone', javaScript: false }],
    ),
  )(
    'signs up in $market on a $device, JavaScript $javaScript, while the back end fails at every step',
    async ({ market, device, javaScript }) => {
      const { page, context, problems } = await inBrowser.visit({ device, javaScript })
      const origin = inBrowser.site.origin(market)
      const email = `unlucky@${market}.example`
      const dialog = page.locator('dialog[open]')
      const alert = dialog.locator('[role="alert"]')
      /** Submits while the back end fails, sees the error, and submits again. */
      const submitTwice = async (
        button: string,
        host: 'api' | 'account',
        path: string,
        before?: () => Promise<void>,
      ) => {
        await inBrowser.site.fault(`status=503;path=${path}`, host)
        await before?.()
        // With a script the last alert stays until the next step is shown.
        await alert.evaluateAll((shown) => {
          for (const each of shown) each.setAttribute('role', 'note')
        })
        await dialog.locator(button).click()
        await alert.waitFor()
        await inBrowser.site.fault(null, host)
      }
      await page.goto(origin + withModal(itsPath(markets[market]), 'notify-me', null, { travel: A_TRAVEL }))
      await submitTwice('[action$="/address"] button', 'account', '/codes', () =>
        dialog.locator('[name="email"]').fill(email),
      )
      expect(await dialog.locator('[name="email"]').inputValue()).toBe(email)
      await dialog.locator('[action$="/address"] button').click()
      await dialog.locator('[value="decline"]').waitFor()
      await submitTwice('[value="decline"]', 'account', '/codes')
      await dialog.locator('[value="decline"]').click()
      await dialog.locator('[name="code"]').waitFor()
      const [mail] = await mailTo(inBrowser.site, email)
      const type = () => dialog.locator('[name="code"]').fill(/^\d{6}/.exec(mail?.text ?? '')?.[0] ?? '')
      await submitTwice('[action$="/code"] button', 'account', '/codes', type)
      await submitTwice('[action$="/code"] button', 'api', '/alerts', type)
      // The verified code is not required again.
      await dialog.locator('[name="code"]').waitFor({ state: 'detached' })
      await dialog.locator('[action$="/code"] button').click()
      await dialog.locator('a[href^="/login"]').click()
      await page.locator('[name="name"]').fill('Un Lucky')
      await page.locator('[name="password"]').fill('a phrase to remember')
      await inBrowser.site.fault('status=503;path=/token', 'account')
      await page.locator('[name="password"]').press('Enter')
      await page.locator('.message-actions a').first().waitFor()
      expect(await isSignedIn(page)).toBe(false)
      await inBrowser.site.fault(null, 'account')
      await page.locator('.message-actions a').first().click()
      await page.waitForURL(new RegExp(`^${origin}/(?!login)`))
      expect(await isSignedIn(page)).toBe(true)
      expect(problems.filter((problem) => !/\b(400|50[03])\b/.test(problem))).toEqual([])
      await context.close()
    },
  )
})
