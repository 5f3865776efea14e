import type { Page } from 'playwright-core'
import { expect } from 'vitest'

type Recording = { progressStates: (string | undefined)[]; redColour?: string }

/** Records the states of the progress bar from the next page load on: red lasts half a second, too short to wait for. */
export const recordProgress = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const recording = window as unknown as Recording
    recording.progressStates = []
    new MutationObserver(() => {
      const { progress } = document.documentElement.dataset
      recording.progressStates.push(progress)
      if (progress === 'failed')
        recording.redColour = getComputedStyle(document.documentElement, '::before').backgroundColor
    }).observe(document, { subtree: true, attributeFilter: ['data-progress'] })
  })

export const progressStates = (page: Page) => page.evaluate(() => (window as unknown as Recording).progressStates)

export const clearProgress = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset.progress
    const recording = window as unknown as Recording
    recording.progressStates = []
  })

/** Waits until the bar has been red since the recording started or was cleared; returns its colour. */
export const redBar = async (page: Page, message = 'red progress bar'): Promise<string | undefined> => {
  await expect.poll(() => progressStates(page), { message }).toContain('failed')
  return page.evaluate(() => (window as unknown as Recording).redColour)
}
