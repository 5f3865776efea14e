import type { Locator, Page } from 'playwright-core'

export const query = (page: Page) => new URL(page.url()).searchParams
export const cards = (page: Page) => page.locator('.search-main .results .card')

/** Departures or travels; those of one card are in it. */
export const results = (page: Page) => page.locator('.search-main [id^="result-"]')

/** Marks the document; a navigation removes the mark. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** The number in "1.234 partenze". */
export const countOf = async (text: Locator) => Number((await text.textContent())?.replace(/[^\d]/g, '') ?? Number.NaN)
export const total = (page: Page) => countOf(page.locator('.search-total'))
