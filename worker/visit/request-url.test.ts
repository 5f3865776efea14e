import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestUrl } from './request-url.ts'

const parts = ({ host, origin, pathname, search, searchParams }: ReturnType<typeof requestUrl>) => ({
  host,
  origin,
  pathname,
  search,
  parameters: [...searchParams],
})

const same = (address: string) => expect(parts(requestUrl(address))).toEqual(parts(new URL(address)))

describe('requestUrl', () => {
  it.each([
    'http://it.localhost:8787/',
    'http://it.localhost:8787/cerca',
    'https://www.example.com/viaggi/japan-tokyo-kyoto',
    'https://www.example.com/cerca?sort=price:asc&continentId[]=3',
    'https://www.example.com/cerca?dateFrom=2027-01-01&status%5B%5D=CONFIRMED&sort=price%3Aasc&text=a+b%20c',
    'https://www.example.com/cerca?a=%zz&b=%E4&=c&d&&e==f',
    'https://www.example.com/cerca?a=b?c',
    "https://www.example.com/cerca?a='b'",
    'https://www.example.com/cerca?a=b#c',
    'https://www.example.com/cerca?',
    'https://www.example.com:443/cerca',
    'http://www.example.com:80/cerca',
    'http://www.example.com:080/cerca',
    'http://www.example.com:8080/cerca',
    'http://www.example.com:08080/cerca',
    'http://www.example.com:65535/cerca',
    'http://WWW.Example.com/Cerca/',
    'http://www.example.com/a/../b/./c',
    'http://www.example.com//a//b',
    'http://www.example.com/caf%C3%A9',
    'http://www.example.com/a\\b',
    'http://127.0.0.1:9000/x',
    'http://127.1/x',
    'http://0x7f000001/x',
    'http://user:pass@www.example.com/x',
    'http://[::1]:8787/x',
    'http://www.example.com./x',
    'http://xn--mnchen-3ya.de/x',
  ])('takes %s apart as URL does', same)

  it('parses any URL like URL', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, authoritySettings: { withPort: true, withIPv4: true } }),
        (address) => {
          same(address)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('rejects inputs that URL rejects', () => {
    for (const address of ['http://a:99999/x', 'http://1.2.3.999/x', '/x']) expect(() => requestUrl(address)).toThrow()
  })
})
