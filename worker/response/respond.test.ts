import build from 'virtual:client-build'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatewaySite, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import { payloadWith } from '../../tests/support/flags.ts'
import * as loadSession from '../features/session/load-session.ts'
import { reloadFlags } from '../flags/current-flags.ts'
import { PRIVATE_MODALS } from '../modals/private.ts'
import type { StoredSession } from '../visit/visit.ts'

/** Visitors from Germany are offered the German market. */
const PAYLOAD = payloadWith({
  geoRedirect: [
    {
      condition: { country: 'DE' },
      force: { addressFrom: ['it'], showRedirectPopup: true, redirectDestination: 'de' },
    },
  ],
})
const GIULIA = { id: 'u1', name: 'Giulia', email: 'giulia@example.com', pictureImage: null, isAdmin: false }

const { version } = build.styles
beforeAll(() => {
  reloadFlags()
  Object.assign(build.styles, { version: 'a1b2c3d4' })
})
beforeEach(() => {
  vi.spyOn(PRIVATE_MODALS['group-info'], 'load').mockResolvedValue({ state: 'unavailable' })
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => {
  Object.assign(build.styles, { version })
  // Files of one process share the payload.
  reloadFlags()
})

const { request } = gatewaySite({
  variables: { PAGE_CACHE: 'off', SESSIONS: {}, FLAGS: { get: async () => JSON.stringify(PAYLOAD) } },
  page: ({ props }) => ({ fetch: async () => samplePageResponse(props, { renderedAt: 0 }) }),
})
const hasOwnStyles = async (headers: Record<string, string>, path = '/cerca') => {
  const response = await request(path, headers)
  expect(response.status).toBe(200)
  return (await response.text()).includes('<style>')
}

describe('styles of a page', () => {
  it.each([
    ['no stylesheet', {}, true],
    ['the stylesheet', { cookie: '__Host-styles=a1b2c3d4' }, false],
    ['the stylesheet of another build', { cookie: '__Host-styles=b1b2c3d4' }, true],
    ['a prompt for another market', { 'cf-ipcountry': 'DE' }, false],
  ])('are in the page for a browser with %s: %j %s', async (_, headers, expected) =>
    expect(await hasOwnStyles(headers as unknown as Record<string, string>)).toBe(expected),
  )

  it('are in a file for signed-in users', async () => {
    const session = { id: 's', user: GIULIA } as unknown as StoredSession
    vi.spyOn(loadSession, 'loadSession').mockResolvedValue({ session, isOver: false })
    expect(await hasOwnStyles({})).toBe(false)
  })

  it('are in a file below a private modal', async () =>
    expect(await hasOwnStyles({}, '/cerca?modal&type=group-info&tour=tyo-1')).toBe(false))
})
