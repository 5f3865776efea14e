import { describe, expect, it } from 'vitest'
import { expectAccessible, waitForEnhancement } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { casesOfRun } from '../../support/whole-run.ts'
import { cards, isMarked, mark, query } from './results-page.ts'

describe('AI search', () => {
  it.each(casesOfRun([true], [false]))(
    'answers with links to the search and a rating form, JavaScript %s (§2)',
    async (javaScript) => {
      const { page, end } = await inBrowser.visit({ javaScript, consent: 'refused' })
      await page.goto(`${inBrowser.site.origin('it')}/cerca-con-ia-9x2`)
      if (javaScript) {
        await waitForEnhancement(page, '[data-search="head"]')
        await mark(page)
      }
      await page.locator('#ask-q').fill('trekking a giugno, massimo 10 giorni')
      await page.locator('.ask-form button').click()
      await page.locator('#ask-examples').waitFor({ state: 'detached' })
      await page.locator('.active-filters').waitFor()
      expect(query(page).get('q')).toBe('trekking a giugno, massimo 10 giorni')
      for (const filter of ['Giugno 2027', 'Fino a 10 giorni', 'Trekking'])
        expect(await page.locator('.active-filters a', { hasText: filter }).count(), filter).toBe(1)
      expect(await cards(page).count()).toBeGreaterThan(0)
      if (javaScript) {
        expect(await isMarked(page)).toBe(true)
        expect(await page.locator('#search-status').textContent()).toBe(
          await page.locator('.search-total').textContent(),
        )
        await expectAccessible(page, 'main')
      }
      await page.locator('#ask-note').fill('Proprio così')
      await page.locator('.buttons button[value="up"]').click()
      await page.locator('.notice', { hasText: 'Grazie!' }).waitFor()
      await page.locator('.active-filters a', { hasText: 'Trekking' }).click()
      await page.waitForURL((url) => url.pathname === '/cerca')
      expect(query(page).get('durationTo')).toBe('10')
      expect(query(page).has('travelStyles[]')).toBe(false)
      await end()
    },
  )

  it('shows an error when an answer fails, without a page load (§2)', async () => {
    const { page, end } = await inBrowser.visit({ consent: 'refused' })
    await page.goto(`${inBrowser.site.origin('it')}/cerca-con-ia-9x2`)
    await waitForEnhancement(page, '[data-search="head"]')
    await mark(page)
    await page.locator('#ask-q').fill('qwertyuiop')
    await page.locator('.ask-form button').click()
    await page.locator('.no-results', { hasText: 'L’incantesimo non ha funzionato' }).waitFor()
    expect(await page.locator('#ask-examples').count()).toBe(1)
    expect(await isMarked(page)).toBe(true)
    // The result comes before the form on phones too.
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const [title, text] = await Promise.all(
        ['h2', 'p'].map((part) => page.locator(`.no-results ${part}`).boundingBox()),
      )
      expect(title!.y, `${width} px`).toBeLessThan(text!.y)
    }
    await expectAccessible(page, 'main')
    await end()
  })
})
