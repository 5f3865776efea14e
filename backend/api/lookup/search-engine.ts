import { z } from 'zod'
import type { TextKey } from '../../../markets/market-id.ts'
import { readResponseText } from '../../../shared/http/read-up-to.ts'

export type TravelDocument = {
  id: string
  title: string
  destination: string
  /** Names of its countries, places and kinds. */
  terms: string[]
  summary: string
  score: number
}

/** Ranks travels by text. */
export type SearchEngine = {
  /** Ids of travels, best first. Throws when the engine fails. */
  rank: (language: TextKey, text: string) => Promise<string[]>
  /** Adds or replaces travels. Throws when the engine fails. */
  index: (language: TextKey, travels: readonly TravelDocument[]) => Promise<void>
}

type Settings = { SEARCH_ENGINE_URL?: string | undefined; SEARCH_ENGINE_KEY?: string | undefined }

const RANK_TIMEOUT_MS = 400
const INDEX_TIMEOUT_MS = 10_000
const MAX_BYTES = 1_000_000
/** Meilisearch finds no more by default. */
const MAX_HITS = 1000

const SETTINGS = {
  searchableAttributes: ['title', 'destination', 'terms', 'summary'],
  displayedAttributes: ['id'],
  rankingRules: ['words', 'typo', 'proximity', 'attribute', 'exactness', 'score:desc'],
}

const hitsSchema = z.object({ hits: z.array(z.object({ id: z.string() })) })

/** A Meilisearch server, with an index for each language; null where none is configured. */
export const searchEngineOf = ({ SEARCH_ENGINE_URL, SEARCH_ENGINE_KEY }: Settings): SearchEngine | null => {
  if (SEARCH_ENGINE_URL === undefined) return null
  const send = async (method: string, path: string, body: unknown, timeoutMs: number): Promise<string> => {
    const response = await fetch(`${SEARCH_ENGINE_URL}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(SEARCH_ENGINE_KEY !== undefined && { authorization: `Bearer ${SEARCH_ENGINE_KEY}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await readResponseText('search engine', response, MAX_BYTES)
    if (!response.ok) throw new Error(`search engine: status ${response.status}`)
    return text
  }
  return {
    rank: async (language, q) => {
      const query = { q, limit: MAX_HITS, attributesToRetrieve: ['id'] }
      const text = await send('POST', `/indexes/travels_${language}/search`, query, RANK_TIMEOUT_MS)
      return hitsSchema.parse(JSON.parse(text)).hits.map(({ id }) => id)
    },
    index: async (language, travels) => {
      const index = `/indexes/travels_${language}`
      await send('PUT', `${index}/documents?primaryKey=id`, travels, INDEX_TIMEOUT_MS)
      await send('PATCH', `${index}/settings`, SETTINGS, INDEX_TIMEOUT_MS)
    },
  }
}
