import { keyOf } from '../../../shared/keys/key-of.ts'
import { reportError } from '../../../shared/log/error-report.ts'
import { logLine } from '../http/log.ts'
import type { Site } from '../site.ts'
import { createVersionedCache } from '../sql/changes.ts'

/** Facets and further pages repeat a text. */
const cached = createVersionedCache<ReadonlyMap<string, number>>('lists', 50)

/** Ranks of travels by the search engine, 0 the best; null without one, and while it fails. */
export const engineRanks = async (
  { db, language, engine, leaveUnversioned }: Pick<Site, 'db' | 'language' | 'engine' | 'leaveUnversioned'>,
  text: string,
): Promise<ReadonlyMap<string, number> | null> => {
  if (engine === null) return null
  try {
    return await cached(db, keyOf(language, text), async () => {
      const ids = await engine.rank(language, text)
      return new Map(ids.map((id, rank) => [id, rank]))
    })
  } catch (error) {
    logLine({ error: 'search engine', ...reportError('search engine', error) })
    leaveUnversioned()
    return null
  }
}
