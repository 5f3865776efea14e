import { z } from 'zod'
import { readResponseBody, readResponseText } from '../../../shared/http/read-up-to.ts'

/** A published document; its fields are those of a page (sources/page-source.ts) or of a part of the layout. */
export type CmsDocument = { _id: string; _type: string; [field: string]: unknown }

export type Revision = { id: string; revision: string }

/** Published pages and parts of the layout. All throw when the CMS fails. */
export type Cms = {
  revisions: () => Promise<Revision[]>
  /** Null when it is no longer published. */
  load: (id: string) => Promise<CmsDocument | null>
  /** @param asset such as `image-abc123-2000x1333-jpg` */
  loadPicture: (asset: string) => Promise<File>
}

type Settings = {
  SANITY_URL?: string | undefined
  SANITY_IMAGES_URL?: string | undefined
  SANITY_TOKEN?: string | undefined
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 2_000_000
const MAX_PICTURE_BYTES = 20_000_000
export const LAYOUT_TYPE = 'layoutPart'

const revisionsSchema = z.array(
  z.object({ _id: z.string(), _rev: z.string() }).transform(({ _id, _rev }) => ({ id: _id, revision: _rev })),
)
const documentSchema = z.looseObject({ _id: z.string(), _type: z.enum(['page', LAYOUT_TYPE]) }).nullable()
const ASSET = /^image-([\w-]+)-(\d+x\d+)-(\w+)$/

/** A dataset of Sanity's query API; null where none is configured. */
export const sanityOf = ({ SANITY_URL, SANITY_IMAGES_URL, SANITY_TOKEN }: Settings): Cms | null => {
  if (SANITY_URL === undefined) return null
  const download = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.ok) return response
    await response.body?.cancel()
    throw new Error(`Sanity: status ${response.status}`)
  }
  const query = async <T>(schema: z.ZodType<T>, groq: string, parameters: Record<string, string> = {}): Promise<T> => {
    const search = new URLSearchParams({ query: groq, perspective: 'published' })
    for (const [name, value] of Object.entries(parameters)) search.set(`$${name}`, JSON.stringify(value))
    const headers: Record<string, string> =
      SANITY_TOKEN === undefined ? {} : { authorization: `Bearer ${SANITY_TOKEN}` }
    const text = await readResponseText('sanity', await download(`${SANITY_URL}?${search}`, headers), MAX_BYTES)
    return z.object({ result: schema }).parse(JSON.parse(text)).result
  }
  return {
    revisions: () => query(revisionsSchema, `*[_type in ["page", "${LAYOUT_TYPE}"]]{_id, _rev}`),
    load: (id) => query(documentSchema, '*[_id == $id][0]', { id }),
    loadPicture: async (asset) => {
      const [, id, size, type] = ASSET.exec(asset) ?? []
      if (id === undefined) throw new Error('Sanity: unknown kind of asset')
      const response = await download(`${SANITY_IMAGES_URL}/${id}-${size}.${type}`)
      const bytes = await readResponseBody('sanity picture', response, MAX_PICTURE_BYTES)
      return new File([bytes], `${id}.${type}`, { type: response.headers.get('content-type') ?? '' })
    },
  }
}
