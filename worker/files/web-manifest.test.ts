import { describe, expect, it } from 'vitest'
import { observedGateway } from '../../tests/support/builders/observed-gateway.ts'

const { get, requestLine } = observedGateway()

describe('the web manifest', () => {
  it('names the app of this market, with its icons', async () => {
    const response = await get('/manifest.webmanifest')
    expect(response.headers.get('content-type')).toBe('application/manifest+json')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(requestLine()?.route).toBe('manifest')
    const manifest = await response.json()
    expect(manifest).toMatchObject({
      ...{ id: '/', lang: 'it-IT', dir: 'ltr', start_url: '/', scope: '/', display: 'standalone' },
      ...{ background_color: '#ffffff', theme_color: '#ffffff', categories: ['travel'] },
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        { url: '/cerca', icons: [{ src: '/icons/search-96.png' }] },
        { icons: [{ src: '/icons/calendar-96.png' }] },
        { url: '/preferiti', icons: [{ src: '/icons/heart-96.png' }] },
      ],
    })
  })
})
