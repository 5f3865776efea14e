/** Half of a SHA-256 of the device id, whose 122 random bits make it irreversible. */
export const visitorHash = async (deviceId: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(deviceId))
  return [...new Uint8Array(digest, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
