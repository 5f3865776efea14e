import type { Page } from 'playwright-core'

/** Waits until a condition holds in the page; a failure names what it waited for. */
export const waitUntil = async <Argument = undefined>(
  page: Page,
  message: string,
  condition: (argument: Argument) => unknown,
  argument?: Argument,
): Promise<void> => {
  await page.waitForFunction(condition as (argument: unknown) => unknown, argument).catch((cause) => {
    throw new Error(`waited for ${message}`, { cause })
  })
}
