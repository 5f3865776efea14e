import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { inBrowser } from '../../support/browser-site.ts'
import { clearProgress, recordProgress, redBar } from '../../support/progress-states.ts'
import { IS_WHOLE_RUN } from '../../support/whole-run.ts'
import { CALL_CONTROLS } from './failed-calls/call-controls.ts'
import { type Control, FAULTS, type Fault } from './failed-calls/control.ts'
import { PAGE_CONTROLS } from './failed-calls/page-controls.ts'

const routeOf = (call: string): RegExp => new RegExp(`${(call.split(' ')[1] ?? '').replace(/:\w+/g, '[^/?]+')}(\\?|$)`)

const GENERAL = 'Qualcosa è andato storto! Riprova più tardi.'
const MESSAGES: Partial<Record<Fault, string>> = {
  'a refusal': 'Il server dice di no.',
  'no connection': 'Nessuna connessione',
}

type WithTimeouts = { hasShortTimeouts?: boolean }

/** Makes timeouts short on demand. */
const shortenTimeouts = () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => timeout((window as unknown as WithTimeouts).hasShortTimeouts ? 100 : ms)
}

const pressWith = async (fault: Fault, { press }: Control, page: Page, context: BrowserContext) => {
  await clearProgress(page)
  await page.evaluate((isShort) => {
    const scope = window as unknown as WithTimeouts
    scope.hasShortTimeouts = isShort
    const toast = document.getElementById('toast')
    toast?.hidePopover()
    if (toast !== null) toast.textContent = ''
  }, fault === 'a timeout')
  if (fault === 'no connection') await context.setOffline(true)
  await press(page)
  await redBar(page, `red bar for ${fault}`)
  await context.setOffline(false)
}

const ROWS = [
  ...Object.entries(CALL_CONTROLS).flatMap(([name, control]) => (control === null ? [] : [[name, control] as const])),
  ...Object.entries(PAGE_CONTROLS),
]

/** All faults in a whole run; otherwise a refusal, and one of the others in turn. */
const faultsOf = (row: number): Fault[] => {
  const faults = Object.keys(FAULTS) as Fault[]
  const others = faults.filter((fault) => fault !== 'a refusal')
  return IS_WHOLE_RUN ? faults : ['a refusal', others[row % others.length] as Fault]
}

describe('a failed call', () => {
  it.each(ROWS.map((row, at) => [...row, faultsOf(at)] as const))(
    '%s leaves the page as it was, with a message (§4)',
    async (name, control, faults) => {
      const { page, context, problems } = await inBrowser.visit()
      await recordProgress(page)
      await page.addInitScript(shortenTimeouts)
      await control.open(page)
      let fault: Fault = 'a network error'
      await page.route(control.requests ?? routeOf(name), (route) => FAULTS[fault](route))
      const before = control.isSilent ? 0 : await control.state(page)
      const url = page.url()
      for (fault of faults) {
        if (control.skips?.includes(fault)) continue
        await pressWith(fault, control, page, context)
        const toast = page.locator('#toast')
        const text = control.isSilent ? '' : (control.message ?? MESSAGES[fault] ?? GENERAL)
        await expect.poll(() => toast.textContent(), { message: fault }).toBe(text)
        await expect.poll(() => control.state(page), { message: fault }).toEqual(before)
        if (!control.isSilent) expect(page.url(), fault).toBe(url)
      }
      expect(problems.filter((problem) => problem.startsWith('script error'))).toEqual([])
      await context.close()
    },
  )
})
