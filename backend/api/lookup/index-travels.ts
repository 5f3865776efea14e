import { TEXT_KEYS, type TextKey } from '../../../markets/market-id.ts'
import { reportError } from '../../../shared/log/error-report.ts'
import type { Env } from '../env.ts'
import { logLine } from '../http/log.ts'
import { bump, currentVersions } from '../sql/changes.ts'
import { searchEngineOf, type TravelDocument } from './search-engine.ts'

/** Sends all travels to the search engine when texts have changed since it got them; a failed run is repeated. */
export const indexTravels = async (env: Env): Promise<void> => {
  const engine = searchEngineOf(env)
  if (engine === null) return
  const { DB } = env
  const { content } = await currentVersions(DB)
  const sent = await DB.prepare("SELECT value FROM meta WHERE key = 'engine_version'").first<{ value: string }>()
  if (sent?.value === String(content)) return
  try {
    for (const language of TEXT_KEYS) await engine.index(language, await loadDocuments(DB, language))
    await DB.batch([
      DB.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('engine_version', ?)").bind(String(content)),
      bump(DB, 'tours'),
    ])
  } catch (error) {
    logLine({ error: 'search engine', ...reportError('search engine', error) })
  }
}

type Row = Omit<TravelDocument, 'terms'> & { terms: string }

const loadDocuments = async (db: D1Database, language: TextKey): Promise<TravelDocument[]> => {
  const { results } = await db
    .prepare(
      `SELECT v.id, t.title, t.destination_label AS destination, t.summary, v.score,
        (SELECT json_group_array(s.label) FROM search_terms AS s WHERE s.language = t.language AND s.label != ''
          AND (s.ref = v.id OR s.ref = v.continent OR s.ref IN
            (SELECT destination_id FROM travel_destinations WHERE travel_id = v.id))) AS terms
      FROM travels AS v JOIN travel_texts AS t ON t.travel_id = v.id AND t.language = ? ORDER BY v.id`,
    )
    .bind(language)
    .all<Row>()
  return results.map((row) => ({ ...row, terms: [...new Set(JSON.parse(row.terms) as string[])] }))
}
