import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { gatewaySite, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import type { PrivateProps } from '../engine/entrypoints/private.tsx'
import { PRIVATE_MODALS } from '../modals/private.ts'
import { PRIVATE_PAGES } from '../pages/private.ts'

const OWN = { state: 'empty', isAccount: false, notice: null, loginHref: '/login' }
const SHARED = { state: 'shared', token: 'a.b&c' }
const MODAL = { type: 'group-info', screen: { state: 'unavailable' } }

let rendered: PrivateProps[] = []
let lines: Record<string, unknown>[] = []
let isDamaged = false
let load: { wishlist: MockInstance<(visit: never) => unknown>; modal: MockInstance<(...of: never[]) => unknown> }

beforeEach(() => {
  rendered = []
  lines = []
  isDamaged = false
  load = { wishlist: vi.spyOn(PRIVATE_PAGES.wishlist, 'load'), modal: vi.spyOn(PRIVATE_MODALS['group-info'], 'load') }
  load.wishlist.mockResolvedValue({ model: OWN })
  load.modal.mockResolvedValue(MODAL.screen)
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(JSON.parse(String(line))))
})
afterEach(() => vi.restoreAllMocks())

const { request } = gatewaySite({
  variables: { PAGE_CACHE: 'off' },
  page: ({ props }) => ({
    fetch: async () => (isDamaged ? new Response('damaged') : samplePageResponse(props, { renderedAt: 0 })),
  }),
  onPrivate: (props) => rendered.push(props),
})
const returnField = async (response: Response) => /name="return" value="([^"]*)"/.exec(await response.text())?.[1]

describe('private page', () => {
  it('is rendered for one visitor and stored nowhere', async () => {
    const response = await request('/preferiti?utm_source=mail')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    for (const name of ['etag', 'speculation-rules']) expect(response.headers.get(name), name).toBeNull()
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(await returnField(response)).toBeUndefined()
    expect(rendered).toMatchObject([
      {
        ...{ view: { view: 'wishlist', model: OWN }, modal: null, deadline: expect.any(Number) },
        key: { market: 'it', route: 'wishlist', path: '/preferiti', parameters: {}, query: '', currency: 'EUR' },
      },
    ])
    expect(rendered[0]?.key).not.toHaveProperty('modal')
    expect(lines.at(-1)).toMatchObject({ route: 'wishlist', page: 'private' })
  })

  it('redirects with the cookies of its loader', async () => {
    load.wishlist.mockResolvedValue({ redirect: '/login', cookies: [{ name: '__Host-a', value: 'b' }] })
    const response = await request('/preferiti')
    expect([response.status, response.headers.get('location')]).toEqual([303, '/login'])
    expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-a=b;/))
    expect(rendered).toEqual([])
  })

  it('of a shared list sends its URL to no other site, and its forms name it', async () => {
    load.wishlist.mockResolvedValue({ model: SHARED })
    const response = await request('/preferiti?list=a.b%26c')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await returnField(response)).toBe('/preferiti?list=a.b%26c')
  })

  it('that the entrypoint does not return is an error', async () => {
    isDamaged = true
    expect((await request('/preferiti')).status).toBe(500)
    expect(lines.at(-1)).toMatchObject({
      error: 'gateway',
      causes: ['Error: the private entrypoint returned no page'],
    })
  })

  it('has public and private modals', async () => {
    await request('/preferiti?modal&type=language')
    await request('/preferiti?modal&type=group-info&tour=tyo-1')
    expect(rendered).toMatchObject([
      { key: { modal: { type: 'language' } }, modal: null },
      { key: { modal: { type: 'group-info', subject: { tour: 'tyo-1' } } }, modal: MODAL },
    ])
    expect(load.modal).toHaveBeenCalledOnce()
  })

  it('redirects to itself without a modal that does not exist there', async () => {
    const response = await request('/preferiti?a=1&modal&type=gallery')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/preferiti?a=1'])
    expect(rendered).toEqual([])
  })

  it('redirects to itself without the content of a modal for this visitor', async () => {
    load.modal.mockResolvedValue(null)
    const response = await request('/preferiti?modal&type=group-info&tour=tyo-1')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/preferiti'])
    expect(rendered).toEqual([])
  })

  it('has the links of the home page after a form post', async () => {
    const response = await request('/api/currency', { origin: 'https://evil.example' }, { method: 'POST' })
    expect(response.status).toBe(200)
    expect(rendered).toMatchObject([{ view: { view: 'refused' }, key: { route: 'catch-all', path: '/', query: '' } }])
  })

  it('has no modal of its own after a form post', async () => {
    await request('/api/currency?modal&type=language', { origin: 'https://evil.example' }, { method: 'POST' })
    expect(rendered[0]?.key).not.toHaveProperty('modal')
  })
})

describe('page below a private modal', () => {
  it('is rendered with it, for one visitor', async () => {
    const response = await request('/cerca?a=1&modal&type=group-info&tour=tyo-1')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(rendered).toMatchObject([{ view: null, modal: MODAL, key: { route: 'search', path: '/cerca' } }])
    expect(load.modal.mock.lastCall?.[2]).toBe('/cerca?a=1')
    expect(lines.at(-1)).toMatchObject({ page: 'private', route: 'search' })
  })

  it('is shown alone when there is no content for this visitor', async () => {
    load.modal.mockResolvedValue(null)
    const response = await request('/cerca?a=1&modal&type=group-info&tour=tyo-1')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/cerca?a=1'])
  })
})
