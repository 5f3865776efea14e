import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type StorefrontEvent, storefrontEventSchema } from '../../shared/contracts/storefront-events.ts'
import type { PushedDetail } from './push-event.ts'
import { formName, subscribeToEvents } from './subscribe-to-events.ts'

/** The parts of a page that events contain. */
type Page = { analytics: boolean; account: { id: string } | null; track: object | null; hearts: Record<string, string> }

/** Subscribes two sinks on a page. */
const onPage = ({ analytics, account, track, hearts }: Page) => {
  const sunk: [StorefrontEvent[], StorefrontEvent[]] = [[], []]
  let listener: ((event: { detail: PushedDetail }) => void) | undefined
  const subject = track && {
    closest: () => subject,
    dataset: { track: JSON.stringify(track) },
    parentElement: null,
  }
  vi.stubGlobal('addEventListener', (name: string, heard: typeof listener) => {
    if (name === 'track') listener = heard
  })
  vi.stubGlobal('document', {
    documentElement: { dataset: { pageType: 'travel', ...(analytics && { analytics: '' }) } },
    getElementById: () => ({ textContent: JSON.stringify({ currency: 'EUR', signedIn: account !== null, account }) }),
    querySelector: (selector: string) => {
      const heart = hearts[/action\$="\/([^"]+)"/.exec(selector)?.[1] ?? '']
      return heart === undefined ? (selector.startsWith('main') ? subject : null) : { ariaPressed: heart }
    },
  })
  const take = subscribeToEvents(sunk.map((events) => (event: StorefrontEvent) => void events.push(event)))
  return { sunk, take, push: (...detail: PushedDetail) => listener?.({ detail }) }
}

const VISIT: Page = { analytics: true, account: null, track: null, hearts: {} }

beforeEach(() => {
  vi.unstubAllGlobals()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('subscribeToEvents', () => {
  it('sends each event to all sinks with the page context, valid by the schema (§3)', () => {
    const track = { travelId: 'japan', travelName: 'Japan', tourId: 'japan-1', status: 'CONFIRMED' }
    const { sunk, take, push } = onPage({ ...VISIT, account: { id: 'u1' }, track, hearts: { 'tour/japan-1': 'true' } })
    push({ event: 'booking_click' })
    take({ event: 'share' })
    const page = { pageType: 'travel', userId: 'u1', ...track, tourInWishlist: true }
    expect(sunk[0]).toEqual([
      { event: 'booking_click', ...page },
      { event: 'share', ...page },
    ])
    expect(sunk[1]).toEqual(sunk[0])
    // As they are sent: without what is undefined.
    for (const event of sunk[0])
      expect(storefrontEventSchema.safeParse(JSON.parse(JSON.stringify(event))).error).toBe(undefined)
  })

  it('prefers the fields of the event, and omits unknown ones', () => {
    const { sunk, push } = onPage({ ...VISIT, track: { travelId: 'japan', tourId: 'japan-1' }, hearts: {} })
    push({ event: 'wishlist_change', wishlisted: true, tourId: 'japan-2', tourInWishlist: false })
    expect(sunk[0]).toEqual([
      {
        ...{ event: 'wishlist_change', wishlisted: true, pageType: 'travel', userId: undefined },
        ...{ travelId: 'japan', tourId: 'japan-2', tourInWishlist: false },
      },
    ])
  })

  it('records nothing without consent or after it is withdrawn', () => {
    const without = onPage({ ...VISIT, analytics: false })
    without.push({ event: 'share' })
    without.take({ event: 'share' })
    expect(without.sunk).toEqual([[], []])
    const { sunk, push } = onPage(VISIT)
    push({ event: 'share' })
    delete document.documentElement.dataset.analytics
    push({ event: 'share' })
    expect(sunk[0]).toHaveLength(1)
  })
})

it.each([
  ['/api/sign-up/step-one', 'sign-up/step-one'],
  ['/api/alerts/3f0c9a1e-0000-4000-8000-000000000001/state', 'alerts/state'],
  ['https://news.example/newsletter?market=it', 'newsletter'],
])('the form of %s is recorded as %s', (action, name) => expect(formName(action)).toBe(name))
