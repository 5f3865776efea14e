import type { RefObject } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

/** As much of React as hooks need that are looked at by the clock: what they keep, and effects that run at once. */
const react = (() => {
  const kept: unknown[] = []
  let place = 0
  const keep = <T>(make: () => T): T => {
    const at = place++
    if (!(at in kept)) kept[at] = make()
    return kept[at] as T
  }
  return {
    render: <T>(hook: () => T): T => {
      place = 0
      return hook()
    },
    forget: () => kept.splice(0),
    useRef: <T>(current: T) => keep(() => ({ current })),
    useState: <T>(value: T) => {
      const own = keep(() => ({ value }))
      const set = (next: T | ((before: T) => T)) => {
        own.value = next instanceof Function ? next(own.value) : next
      }
      return [own.value, set]
    },
    useEffectEvent: <T>(event: T) => event,
    useEffect: (run: () => unknown, on: readonly unknown[]) => {
      const last = keep((): { on: readonly unknown[] | null } => ({ on: null }))
      if (last.on?.every((each, index) => each === on[index])) return
      last.on = on
      run()
    },
  }
})()

/** Hooks that know no other React. Files of one process share what they import: these are not to be shared. */
const load = async () => ({
  ...(await import('./use-departure-days.ts')),
  ...(await import('./use-dropdown.ts')),
})
let hooks: Awaited<ReturnType<typeof load>>
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('react', () => react)
  hooks = await load()
})
afterAll(() => {
  vi.doUnmock('react')
  vi.resetModules()
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  react.forget()
})

describe('timings of the search widget (§9)', () => {
  it('opens 400 ms after the menu shows it, unless closed before (§2, §9)', () => {
    const details = Object.assign(new EventTarget(), { open: false })
    const form = { current: { closest: () => details } } as unknown as RefObject<HTMLFormElement>
    const onOpened = vi.fn()
    const opensSoon = react.render(() => hooks.useMenuPanel(form, { onOpened, onClosed: () => undefined }))
    const toggle = (open: boolean) => {
      details.open = open
      details.dispatchEvent(new Event('toggle'))
    }
    toggle(true)
    vi.advanceTimersByTime(400 - 1)
    expect(onOpened).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onOpened).toHaveBeenCalledOnce()
    expect(opensSoon()).toBe(false)
    toggle(false)
    // The bar of a panel that opens again has the focus before its toggle event.
    expect(opensSoon()).toBe(true)
    toggle(true)
    vi.advanceTimersByTime(400 - 1)
    toggle(false)
    vi.advanceTimersByTime(1000)
    expect(onOpened).toHaveBeenCalledOnce()
  })

  it('refetches the calendar at most once in the interval, for the latest query (§9)', () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(String(url))
      return new Promise(() => undefined)
    })
    const ask = (destinationId: string) =>
      react.render(() => hooks.useDepartureDays({ currency: 'EUR', 'destinationId[]': destinationId }))
    ask('jpn')
    expect(asked).toHaveLength(1)
    ask('per')
    ask('ita')
    vi.advanceTimersByTime(599)
    expect(asked).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(asked).toHaveLength(2)
    expect(asked[1]).toContain('ita')
  })
})
