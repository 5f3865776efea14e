import { readResponseBody } from '../../shared/http/read-up-to.ts'

export type ByteRange = { start: number; end: number }

/** Parses a Range header (RFC 9110, section 14); null for the whole file. */
export const byteRange = (header: string | null, size: number): ByteRange | 'unsatisfiable' | null => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < start) return null
  return start >= size || start > end ? 'unsatisfiable' : { start, end }
}

/** The platform's limit of a file. */
const MAX_FILE_BYTES = 26_214_400

/** Cuts the requested range out of a whole response: browsers need ranges to play and seek videos. */
export const partOf = async (response: Response, header: string | null): Promise<Response> => {
  if (response.status !== 200) return response
  response.headers.set('accept-ranges', 'bytes')
  if (header === null || response.body === null) return response
  const bytes = await readResponseBody('file of the build', response, MAX_FILE_BYTES)
  const range = byteRange(header, bytes.length)
  const headers = new Headers(response.headers)
  if (range === null) return new Response(bytes, { headers })
  headers.delete('content-length')
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${bytes.length}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`)
  return new Response(bytes.subarray(range.start, range.end + 1), { status: 206, headers })
}
