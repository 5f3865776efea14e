import { afterEach, describe, expect, it, vi } from 'vitest'

vi.mock('virtual:client-build', () => ({ default: { messages: { it: '/assets/messages-it-0a1b2c3d.json' } } }))

vi.resetModules()
const { messagesByMarket } = await import('../../markets/registry.ts')
const { loadMessages } = await import('./load-messages.ts')

const original = { ...messagesByMarket.it }
afterEach(() => {
  delete (messagesByMarket.it as Record<string, unknown>).loaded
})

/** Assets that respond with these in turn, and the URLs that were requested. */
const assetsOf = (...responses: Response[]) => {
  const urls: string[] = []
  const fetch = async (url: string) => {
    urls.push(new URL(url).pathname)
    const response = responses.shift()
    if (response === undefined) throw new Error('requested too often')
    return response
  }
  return { urls, assets: { fetch } as unknown as Fetcher }
}

describe('loadMessages', () => {
  it('loads the file of a market again after a failure, and once', async () => {
    const { urls, assets } = assetsOf(new Response('', { status: 404 }), Response.json({ loaded: 'yes' }))
    await expect(loadMessages(assets, 'it')).rejects.toThrow('/assets/messages-it-0a1b2c3d.json has status 404')
    expect(messagesByMarket.it).toEqual(original)
    await loadMessages(assets, 'it')
    await loadMessages(assets, 'it')
    expect(messagesByMarket.it).toMatchObject({ ...original, loaded: 'yes' })
    expect(urls).toEqual(['/assets/messages-it-0a1b2c3d.json', '/assets/messages-it-0a1b2c3d.json'])
  })

  it('requests nothing for a market whose messages are in the code', async () => {
    const { urls, assets } = assetsOf()
    await loadMessages(assets, 'de')
    expect(urls).toEqual([])
  })
})
