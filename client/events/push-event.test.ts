import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pushOnResponse } from './push-event.ts'

let heard: string[]
beforeEach(() => {
  const page = new EventTarget()
  heard = []
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  page.addEventListener('track', (event) => heard.push((event as CustomEvent<[{ event: string }]>).detail[0].event))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const leave = () => dispatchEvent(new Event('pagehide'))

describe('an event of what is not answered yet', () => {
  it('is told with the answer, once', () => {
    const event = pushOnResponse({ event: 'share' })
    expect(heard).toEqual([])
    event.send()
    leave()
    event.send()
    expect(heard).toEqual(['share'])
  })

  it('is told as the page goes before that, and not again when the page comes back', () => {
    const event = pushOnResponse({ event: 'share' })
    leave()
    event.send()
    leave()
    expect(heard).toEqual(['share'])
  })

  it('is told never when it was refused', () => {
    const event = pushOnResponse({ event: 'share' })
    event.cancel()
    leave()
    event.send()
    expect(heard).toEqual([])
  })
})
