/** In order: Android names Linux, and iPads may name the Mac. */
const DEVICES: readonly (readonly [mark: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** Name of a new passkey, the same in every language. */
export const deviceName = (userAgent: string | undefined): string =>
  DEVICES.find(([mark]) => mark.test(userAgent ?? ''))?.[1] ?? 'Passkey'
