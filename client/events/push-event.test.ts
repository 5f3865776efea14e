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

describe('pushOnResponse', () => {
  it('pushes the event once, on the response', () => {
    const event = pushOnResponse({ event: 'share' })
    expect(heard).toEqual([])
    event.send()
    leave()
    event.send()
    expect(heard).toEqual(['share'])
  })

  it('pushes the event when the page goes before the response, and not again when it returns', () => {
    const event = pushOnResponse({ event: 'share' })
    leave()
    event.send()
    leave()
    expect(heard).toEqual(['share'])
  })

  it('pushes nothing after cancel', () => {
    const event = pushOnResponse({ event: 'share' })
    event.cancel()
    leave()
    event.send()
    expect(heard).toEqual([])
  })
})
