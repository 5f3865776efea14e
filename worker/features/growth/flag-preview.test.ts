import { describe, expect, it } from 'vitest'
import { signToken } from '../../../shared/signing/signed-token.ts'
import type { FlagPreview, Visit } from '../../visit/visit.ts'
import { forcedOf, type PreviewedPage, readFlagPreview, signFlagPreview } from './flag-preview.ts'

const NOW = Date.UTC(2027, 0, 15)
const WEEK_MS = 604_800_000
const KEY = 's'.repeat(32)
const PAGE: PreviewedPage = { market: 'it', path: '/viaggi' }
const PREVIEW: FlagPreview = { forced: { wishlist: false }, asOf: '2027-03-01' }

const open = (
  token: string,
  { path = PAGE.path, market = PAGE.market, now = NOW }: Partial<PreviewedPage & { now: number }> = {},
) =>
  readFlagPreview({
    url: new URL(`https://it.example${path}?flag-preview=${token}`),
    config: { SIGNING_KEY: KEY, now: () => now },
    market: { id: market },
  } as unknown as Visit)

const link = (preview = PREVIEW) => signFlagPreview(KEY, PAGE, preview, NOW)

describe('link of a flag preview', () => {
  it.each<FlagPreview>([PREVIEW, { ...PREVIEW, asOf: null }, { forced: {}, asOf: null }])(
    'opens its values and day: %j',
    async (preview) => expect(await open(await link(preview))).toEqual(preview),
  )

  it('is valid for a week', async () => {
    expect(await open(await link(), { now: NOW + WEEK_MS - 1 })).toEqual(PREVIEW)
    expect(await open(await link(), { now: NOW + WEEK_MS })).toBeNull()
  })

  it.each<Partial<PreviewedPage>>([{ path: '/' }, { path: '/viaggi/' }, { market: 'es' }])(
    'opens nothing on another page: %j',
    async (other) => expect(await open(await link(), other)).toBeNull(),
  )

  it('is absent without its parameter', async () => {
    const url = new URL(`https://it.example/viaggi?preview=${await link()}`)
    expect(await readFlagPreview({ url, config: {}, market: {} } as unknown as Visit)).toBeNull()
  })

  it.each([
    ['another key', 'o'.repeat(32), 'flag preview', '{}'],
    ['another purpose', KEY, 'preview', '{}'],
    ['no flags', KEY, 'flag preview', undefined],
  ])('opens nothing when signed with %s', async (_name, key, purpose, flags) => {
    const claims = { ...PAGE, asOf: '', ...(flags !== undefined && { flags }) }
    expect(await open(await signToken(key, purpose, claims, NOW, 60))).toBeNull()
  })

  it.each(['', '2027-02-30', 'soon'])('has no day for %j', async (asOf) => {
    const token = await signToken(KEY, 'flag preview', { ...PAGE, flags: '{}', asOf }, NOW, 60)
    expect(await open(token)).toEqual({ forced: {}, asOf: null })
  })
})

describe('forced values', () => {
  it('are those of the registry, of the right type', () =>
    expect(forcedOf({ wishlist: false, geoRedirect: 'yes', toString: true, removedFlag: true })).toStrictEqual({
      wishlist: false,
    }))
})
