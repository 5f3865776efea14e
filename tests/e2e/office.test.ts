import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, sharedBrowser, startVisit, type Visit } from '../support/browser.ts'
import { type Site, startSite } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

const texts = (language: string, title: string) => ({
  [`title.${language}`]: title,
  [`destinationLabel.${language}`]: title,
  [`summary.${language}`]: title,
  [`description.${language}`]: title,
  [`stages.0.place.${language}`]: title,
  [`stages.0.title.${language}`]: title,
  [`stages.0.text.${language}`]: title,
})
const TRAVEL = {
  ...texts('en', 'Faroe walks'),
  ...texts('it', 'Isole Faroe a piedi'),
  ...{ $id: 'faroe-walks', days: '5', 'stages.0.lastDay': '5' },
  ...{ 'moneyPot.EUR': '150', 'moneyPot.GBP': '130', 'moneyPot.USD': '170' },
}
const CHOICES = { country: 'fro', continent: 'europe', style: 'TREKKING', type: 'EXPRESS', costCenter: 'SHORT_HAUL' }

const fill = async ({ page }: Visit, fields: Record<string, string>, choices: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value)
  for (const [name, value] of Object.entries(choices)) await page.locator(`select[name="${name}"]`).selectOption(value)
}

const expectGood = async ({ page }: Visit) => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** From the page of a refused form; the sign-in service still knows the person. */
const signInElsewhere = async (visit: Visit) => {
  const { page, context, problems } = visit
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Sign in' }).click()
  const tab = await opened
  await tab.getByRole('heading', { name: 'Back office' }).waitFor()
  await tab.close()
  await expectGood(visit)
  expect(problems.splice(0).filter((problem) => !problem.includes('401'))).toEqual([])
}

it('a travel with two departures made in the back office is found on the site', async () => {
  const visit = await startVisit(await sharedBrowser(), site, { device: 'phone' })
  const { page, context } = visit
  const office = `http://api.localhost:${site.port}/office`
  const save = (name: string) => page.getByRole('button', { name, exact: true }).last().click()
  await page.goto(`${office}/travels/edit`)
  await page.locator('[name="email"]').fill('giulia@example.com')
  await page.locator('[name="password"]').fill('travel-together')
  await page.locator('[name="password"]').press('Enter')
  await page.waitForURL(`${office}/travels/edit`)
  await expectGood(visit)
  await fill(visit, TRAVEL, CHOICES)
  await page.locator('[name="moods"][value="NATURE"]').check()
  await context.clearCookies({ domain: 'api.localhost' })
  await save('Publish')
  await signInElsewhere(visit)
  await page.getByRole('button', { name: 'Send it again' }).click()
  await page.getByRole('status').waitFor()
  for (const startingDate of ['2027-06-05', '2027-07-03']) {
    await page.goto(`${office}/departures/edit?travel=faroe-walks`)
    await fill(
      visit,
      { startingDate, 'price.EUR': '899', 'price.GBP': '799', 'price.USD': '999' },
      { ageBadge: 'ALL', language: 'it' },
    )
    await save('Save')
    await page.getByRole('status').waitFor()
  }
  await expectGood(visit)
  await page.goto(`${office}/preview?id=index&market=it`)
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
  await expectNoSidewaysScroll(page)
  await page.goto(`${site.origin('it')}/cerca?textSearch=isole+faroe`)
  await page.getByRole('link', { name: 'Isole Faroe a piedi' }).first().waitFor()
  await visit.end()
})
