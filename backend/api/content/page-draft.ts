/** Loads the draft of a page as it was saved, which may be incomplete; null without one. */
export const loadPageDraft = async (db: D1Database, id: string): Promise<unknown> => {
  const row = await db
    .prepare("SELECT source FROM office_records WHERE entity = 'pages' AND id = ? AND state = 'draft'")
    .bind(id)
    .first<{ source: string }>()
  return row && JSON.parse(row.source)
}

/** Who saved the draft of a page last: an address or the name of a program; null without one. */
export const draftAuthor = (db: D1Database, id: string): Promise<string | null> =>
  db
    .prepare("SELECT saved_by FROM office_records WHERE entity = 'pages' AND id = ? AND state = 'draft'")
    .bind(id)
    .first<string>('saved_by')
