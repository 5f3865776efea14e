import type { Env } from '../env.ts'
import { clearRemovedUploads, deleteUploadFiles } from '../images/removed-uploads.ts'
import { uploadIdOf } from '../images/uploads.ts'

/** `pages`: ids of the pages and drafts that still name the picture, and show the default one. */
type RemoveOutcome = { kind: 'removed'; pages: string[] } | { kind: 'unknown' }

/** Takes an upload down: its files, its texts, and the choices of it. It may be repeated after a failure. */
export const removePicture = async (env: Env, picture: string, instant: string): Promise<RemoveOutcome> => {
  const { DB, PICTURES } = env
  const id = uploadIdOf(picture) ?? ''
  const known = await DB.prepare(
    'SELECT id FROM uploads WHERE id = ?1 UNION SELECT id FROM removed_uploads WHERE id = ?1',
  )
    .bind(id)
    .first()
  if (known === null) return { kind: 'unknown' }
  const [pages] = await DB.batch<{ id: string }>([
    DB.prepare(
      `SELECT id FROM pages WHERE instr(source, ?1) > 0
      UNION SELECT id FROM office_records WHERE entity = 'pages' AND state = 'draft' AND instr(source, ?1) > 0`,
    ).bind(`"${picture}"`),
    // First, so that no variant is stored from now on.
    DB.prepare('DELETE FROM uploads WHERE id = ?').bind(id),
    // Its texts may name a person who asked for this.
    DB.prepare("DELETE FROM former_versions WHERE kind = 'upload' AND id = ?").bind(id),
    DB.prepare('INSERT OR REPLACE INTO removed_uploads VALUES (?, ?)').bind(id, instant),
    DB.prepare(
      `INSERT OR REPLACE INTO content_changes
      SELECT DISTINCT kind, id, ?1, substr(?1, 1, 10) FROM chosen_pictures WHERE upload_id = ?2 AND kind != 'site'`,
    ).bind(instant, id),
    DB.prepare('UPDATE chosen_pictures SET upload_id = NULL, saved_at = ? WHERE upload_id = ?').bind(instant, id),
  ])
  clearRemovedUploads(DB)
  await deleteUploadFiles(PICTURES, id)
  return { kind: 'removed', pages: (pages?.results ?? []).map((page) => page.id) }
}
