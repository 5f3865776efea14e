import type { Page } from 'playwright-core'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { itsPath } from '../../support/market-pages.ts'

export const travelOf = (id: MarketId) => inBrowser.site.origin(id) + itsPath(markets[id])
export const opener = (page: Page, type: string) => page.locator(`main a[href*="type=${type}"]`).first()
export const dialog = (page: Page) => page.locator('dialog.modal')
export const modalGone = (page: Page) => dialog(page).waitFor({ state: 'detached' })
