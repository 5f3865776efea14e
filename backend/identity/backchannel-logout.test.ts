import type Provider from 'oidc-provider'
import { describe, expect, it, vi } from 'vitest'
import { sendBackchannelLogout } from './backchannel-logout.ts'

describe('sendBackchannelLogout', () => {
  it.each([
    [0, 1],
    [2, 3],
    [9, 3],
  ])('tries at most three times: %i failures, %i tries', async (failures, tries) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const sent: unknown[] = []
    const client = {
      backchannelLogoutUri: 'https://www.example/api/backchannel-logout',
      async backchannelLogout(...whose: unknown[]) {
        sent.push(whose)
        if (sent.length <= failures) throw new Error('timed out')
      },
    }
    const provider = { Client: { find: async () => client } } as unknown as Provider
    await sendBackchannelLogout({ provider, clientId: 'storefront', accountId: 'ada', sid: 'one' })
    expect(sent).toEqual(Array.from({ length: tries }, () => ['ada', 'one']))
    expect(log).toHaveBeenCalledTimes(Math.min(failures, tries))
    log.mockRestore()
  })
})
