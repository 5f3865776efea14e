import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CACHES } from '../../../client/offline/cache-names.ts'
import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { sourceFiles } from '../../../tests/guards/source-files.ts'
import { storedDataTables } from './stored-data.ts'

const rowsOf = (table: string): string[][] =>
  [...table.matchAll(/<tr>(<td>.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll('\u00a0', ' ')),
  )
const lifetimesOf = (market: MarketId, table: 'necessaryStorage' | 'storageWithConsent') =>
  Object.fromEntries(
    rowsOf(storedDataTables[market][table]).flatMap(([names = '', , duration]) =>
      names.split('<br>').map((name) => [name, duration] as const),
    ),
  )

const files = ['worker', 'client', 'shared', 'backend']
  .flatMap((folder) => sourceFiles(folder))
  .filter((file) => !/\.test\.tsx?$/.test(file) && !file.endsWith('facts/stored-data.ts'))
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const code = [...texts.values()].join('\n')

describe('storage in the privacy policy', () => {
  it.each(MARKET_IDS)('has a purpose and a duration for every name in %s', (market) => {
    const { necessaryStorage, storageWithConsent } = storedDataTables[market]
    const cells = rowsOf(necessaryStorage + storageWithConsent).flat()
    expect(cells).toHaveLength(34 * 3)
    expect(cells.filter((cell) => cell === '' || cell.startsWith('storedData'))).toEqual([])
  })

  it('has the durations of the code', () => {
    expect(lifetimesOf('we', 'storageWithConsent')).toEqual({
      ...{
        '__Host-visit': '30 minutes',
        '__Host-device': '1 year',
        '__Host-sticky': '1 year',
        '__Host-control': 'until you close the browser',
        '__Host-campaign': '30 days',
        purchases: 'until you delete it',
      },
    })
    expect(lifetimesOf('we', 'necessaryStorage')).toEqual({
      '__Host-consent': '182 days',
      '__Host-currency': '1 year',
      '__Host-theme': '1 year',
      '__Host-banners': '1 year',
      '__Host-forceNeedRedirect': '1 year',
      '__Host-styles': '7 days',
      '__Host-session': '30 days',
      '__Host-session.sig': '30 days',
      '__Host-signed-in': '30 days',
      '__Host-login-…': '2 hours',
      '__Host-operator-sign-in': '2 hours',
      '__Host-market': '2 hours',
      '__Secure-interaction': '1 hour',
      '__Secure-interaction.sig': '1 hour',
      '__Secure-sign-in': '1 hour',
      '__Secure-resume': '1 hour',
      '__Secure-resume.sig': '1 hour',
      '__Host-known': '1 year',
      '__Host-device-…': '1 year',
      '__Host-recovery': '1 hour',
      '__Host-passkey-offered': '180 days',
      '__Host-list-…': '1 year',
      '__Host-saved': 'until you close the browser',
      '__Host-chosen': 'until you close the browser',
      '__Host-voter': '1 year',
      '__Host-sign-up': '30 minutes',
      '__Host-address': '30 days',
      '__Host-alerts': '1 hour',
      '__Host-alert-draft': '1 hour',
      '__Host-typed': '1 hour',
      '__Host-typed-form': '1 hour',
      '__Host-chat': '1 hour',
      '__Host-operator': '10 hours',
      'search-history': 'until you delete it',
      typed: 'until you close the tab',
      'chunk-reload': 'until you close the tab',
      trips: '30 days',
      itineraries: 'until you delete it',
      wishlist: 'until you delete it',
      wishes: '14 days',
      'build-…': 'until you delete it',
    })
    const literal = (file: string) => texts.get(file)
    expect(literal('client/boot/stylesheet.ts')).toContain('max-age=604800')
    expect(literal('client/service-worker/cached-pages.ts')).toContain('MAX_MS = 30 * 86_400_000')
  })

  it.each([
    ['it', '182 giorni', '1 anno'],
    ['we', '182 days', '1 year'],
    ['us', '1 year', '1 year'],
    ['es', '1 año', '1 año'],
    ['fr', '182 jours', '1 an'],
    ['de', '182 Tage', '1 Jahr'],
  ] as const)('keeps the choice in %s for %s and the currency for %s', (market, choice, currency) =>
    expect(lifetimesOf(market, 'necessaryStorage')).toMatchObject({
      '__Host-consent': choice,
      '__Host-currency': currency,
    }),
  )

  it('names every cookie of the code', () => {
    const named = Object.keys({ ...lifetimesOf('it', 'necessaryStorage'), ...lifetimesOf('it', 'storageWithConsent') })
    const plain = (name: string) => name.replace(/-?…$|-$|\.sig$/, '')
    const cookies = [...code.matchAll(/['`](__(?:Host|Secure)-[\w-]+)/g)].map(([, name = '']) => name)
    expect(new Set(cookies.map(plain))).toEqual(new Set(named.filter((name) => name.startsWith('__')).map(plain)))
  })

  it('names every key of the browser’s storage', () => {
    const named = Object.keys({
      ...lifetimesOf('it', 'necessaryStorage'),
      ...lifetimesOf('it', 'storageWithConsent'),
    }).filter((name) => !name.startsWith('__'))
    const keys = [...texts.values()].flatMap((text) =>
      [...text.matchAll(/\.setItem\((\w+),/g)].map(([, key = '']) => {
        const value = new RegExp(`const ${key} = '([^']+)'`)
        return (value.exec(text) ?? value.exec(code))?.[1]
      }),
    )
    expect([...keys, ...Object.values(CACHES), 'build-…'].sort()).toEqual(named.sort())
    expect([...code.matchAll(/\.setItem\(/g)]).toHaveLength(4)
    expect(code).not.toContain('indexedDB')
  })

  // The American policy states so.
  it('reads Global Privacy Control and no other privacy signal', () =>
    expect(code.match(/sec-gpc|globalPrivacyControl|doNotTrack|['"]dnt['"]/gi)).toEqual(['sec-gpc']))
})
