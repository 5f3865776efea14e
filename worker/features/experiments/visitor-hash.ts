/**
 * Who an event is about: half of a SHA-256 of the device id. The id is 122 bits of chance, so nothing leads back to it,
 * and what is kept opens no cookie.
 */
export const visitorHash = async (deviceId: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(deviceId))
  return [...new Uint8Array(digest, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
