export type DrawnPicture = { bytes: ArrayBuffer; contentType: string }

const TIMEOUT_MS = 30_000

/**
 * Requests a picture from the drawing service of a local site (demo/pictures). Returns `null` for an unknown picture.
 * @throws when it cannot be drawn
 */
export const drawPicture = async (drawingUrl: string, key: string): Promise<DrawnPicture | null> => {
  const response = await fetch(`${drawingUrl}/${key}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (response.status === 404) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok) throw new Error(await response.text())
  return { bytes: await response.arrayBuffer(), contentType: response.headers.get('Content-Type') ?? '' }
}
