import type { Page } from 'playwright-core'

export const isSignedIn = async (page: Page): Promise<boolean> =>
  (await page.getAttribute('html', 'data-signed-in')) === 'true'
