import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { carouselDots } from './carousel/carousel-dots.ts'
import { trackPage } from './events/track-page.ts'
import { countDown } from './forms/countdown.ts'
import { openOnHover } from './menu/menu-panels.ts'
import { createModals } from './modals/modals.ts'
import { leaveModal } from './modals/show-modal.ts'

/** As much of a page as these need. */
const root = { dataset: {} as Record<string, string> }
const assign = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  root.dataset = {}
  vi.stubGlobal('document', {
    ...{ documentElement: root, body: {} },
    ...{ getElementById: () => null, createElement: () => ({}) },
    ...{ querySelector: () => null, querySelectorAll: () => [] },
  })
  vi.stubGlobal('location', { href: 'https://it.example/cerca', pathname: '/cerca', search: '', assign })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('addEventListener', vi.fn())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Spec sections 2, 4 and 9: the pauses of the interface, each to the millisecond. */
describe('timings of the specification', () => {
  it('shows the progress bar after 200 ms and hides it 500 ms after the end (§4)', async () => {
    // A file before this one may have left something running.
    vi.resetModules()
    const { startProgress: beginProgress } = await import('./boot/progress.ts')
    const end = beginProgress()
    vi.advanceTimersByTime(200 - 1)
    expect(root.dataset.progress).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(root.dataset.progress).toBe('busy')
    end(true)
    expect(root.dataset.progress).toBe('done')
    vi.advanceTimersByTime(500 - 1)
    expect(root.dataset.progress).toBe('done')
    // What follows at once, such as the dialog after a heart, does not hide it early.
    const followUp = beginProgress()
    expect(root.dataset.progress).toBe('done')
    vi.advanceTimersByTime(1)
    expect(root.dataset.progress).toBe('busy')
    followUp(true)
    vi.advanceTimersByTime(100)
    beginProgress()(true)
    vi.advanceTimersByTime(400 - 1)
    expect(root.dataset.progress).toBe('done')
    vi.advanceTimersByTime(1)
    expect(root.dataset.progress).toBeUndefined()
  })

  it('shows a modal 200 ms after the click (§2)', async () => {
    // A response without a dialog is opened as a page.
    vi.stubGlobal('fetch', async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }))
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString = () => ({ documentElement: { dataset: { route: 'search' } }, querySelector: () => null })
      },
    )
    const { open } = createModals('', () => undefined)
    open({ search: '?modal=&type=language' } as HTMLAnchorElement)
    await vi.advanceTimersByTimeAsync(200 - 1)
    expect(assign).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(String(assign.mock.calls[0])).toContain('type=language')
  })

  it('removes a modal 200 ms after it is closed (§2)', () => {
    const remove = vi.fn()
    const dialog = { dataset: {} as DOMStringMap, remove }
    leaveModal(dialog as unknown as HTMLDialogElement, { focus: () => undefined } as unknown as HTMLElement)
    expect('leaving' in dialog.dataset).toBe(true)
    vi.advanceTimersByTime(200 - 1)
    expect(remove).not.toHaveBeenCalled()
    vi.stubGlobal('document', { querySelector: () => dialog })
    vi.advanceTimersByTime(1)
    expect(remove).toHaveBeenCalledOnce()
  })

  it('closes the mega menu 300 ms after the pointer leaves it (§9)', () => {
    const item = Object.assign(new EventTarget(), { matches: () => false })
    const panel = Object.assign(new EventTarget(), { open: false, parentElement: item, querySelector: () => null })
    const header = { querySelector: () => null }
    openOnHover(header as unknown as HTMLElement, panel as unknown as HTMLDetailsElement)
    const point = (type: string) => item.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' }))
    point('pointerenter')
    expect(panel.open).toBe(true)
    point('pointerleave')
    vi.advanceTimersByTime(300 - 1)
    // Whoever comes back in time keeps it.
    point('pointerenter')
    vi.advanceTimersByTime(1000)
    expect(panel.open).toBe(true)
    point('pointerleave')
    vi.advanceTimersByTime(300 - 1)
    expect(panel.open).toBe(true)
    vi.advanceTimersByTime(1)
    expect(panel.open).toBe(false)
  })

  it('updates the dots of a carousel 100 ms after the last scroll (§9)', () => {
    const made: { ariaCurrent?: string; appendChild: () => void }[] = []
    vi.stubGlobal('document', {
      createElement: () => {
        const element = { appendChild: () => undefined }
        made.push(element)
        return element
      },
    })
    const row = Object.assign(new EventTarget(), {
      ...{ scrollWidth: 900, clientWidth: 300, scrollLeft: 0, insertAdjacentElement: () => null },
      children: [0, 300, 600].map((offsetLeft) => ({ offsetLeft })),
    })
    carouselDots({ querySelectorAll: () => [row] } as unknown as HTMLElement)
    const current = () => made.slice(1).findIndex(({ ariaCurrent }) => ariaCurrent === 'true')
    const scrollTo = (left: number) => {
      row.scrollLeft = left
      row.dispatchEvent(new Event('scroll'))
    }
    scrollTo(300)
    vi.advanceTimersByTime(100 - 1)
    scrollTo(310)
    vi.advanceTimersByTime(100 - 1)
    expect(current()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(current()).toBe(1)
  })

  it('adds dots and starts a countdown only once', () => {
    const createElement = vi.fn()
    vi.stubGlobal('document', { createElement, documentElement: { lang: 'en' } })
    const row = { scrollWidth: 900, clientWidth: 300, nextElementSibling: { matches: () => true }, children: [] }
    carouselDots({ querySelectorAll: () => [row] } as unknown as HTMLElement)
    expect(createElement).not.toHaveBeenCalled()

    const forms = JSON.stringify({ one: 'in {{count}} second', other: 'in {{count}} seconds' })
    const note = { dataset: { countdown: '3', forms }, textContent: '', isConnected: true, remove: () => undefined }
    for (let asked = 0; asked < 2; asked++) countDown({ querySelectorAll: () => [note] } as unknown as HTMLElement)
    vi.advanceTimersByTime(1000)
    expect(note.textContent).toBe('in 2 seconds')
    vi.advanceTimersByTime(1000)
    expect(note.textContent).toBe('in 1 second')
  })

  it('records a view 250 ms after the page is shown (§9)', () => {
    root.dataset.analytics = ''
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined
        disconnect = () => undefined
      },
    )
    const taken: string[] = []
    trackPage(({ event }) => taken.push(event))
    vi.advanceTimersByTime(250 - 1)
    expect(taken).toEqual([])
    vi.advanceTimersByTime(1)
    expect(taken).toEqual(['page_view'])
  })
})
