import { describe, expect, it } from 'vitest'
import { findChromium } from '../../local/browsers/find-chromium.ts'
import { MAX_SHIFT_WHILE_LOADING, NO_SHIFT } from '../support/browser.ts'
import { measureFirstVisit } from '../support/measure-first-visit.ts'
import { sharedSite } from '../support/shared-site.ts'

const PAGES = {
  search: '/cerca',
  travel: '/viaggi/giappone-tokyo-kyoto',
  // A gallery would load its viewer.
  'open modal': '/viaggi/giappone-tokyo-kyoto?modal=1&type=talk-to-us',
}

/** On a phone, like `npm run bench -- --only browser`, which slows it down and measures durations. */
describe('a page before the first interaction', () => {
  it('runs the boot script alone, does not shift and records nothing without consent', async () => {
    const site = await sharedSite()
    const rows = await measureFirstVisit(site.origin('it'), PAGES, findChromium(), { together: true })
    expect(rows.map(({ page }) => page)).toEqual(Object.keys(PAGES))
    for (const { page, scriptsRun, layoutShift, events } of rows) {
      // The module with the islands' messages and files has no code.
      const withCode = scriptsRun.filter((url) => !url.startsWith('/assets/texts-it-'))
      expect(withCode, page).toEqual([expect.stringMatching(/^\/assets\/boot-[\w-]+\.js$/)])
      expect(layoutShift.loaded, `${page}: ${layoutShift.moved}`).toBeLessThan(NO_SHIFT)
      expect(layoutShift.whileLoading, `${page}: ${layoutShift.moved}`).toBeLessThan(MAX_SHIFT_WHILE_LOADING)
      expect(events, page).toBe(0)
    }
  })
})
