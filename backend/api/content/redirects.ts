import type { Site } from '../site.ts'

export type Redirect = { httpStatusCode: number; redirectTo: string }

/** Where a slug of the market leads instead (spec section 8); null when it leads nowhere else. */
export async function findRedirect(
  { db, market }: Pick<Site, 'db' | 'market'>,
  slug: string,
): Promise<Redirect | null> {
  const row = await db
    .prepare('SELECT http_status_code, redirect_to FROM redirects WHERE market = ? AND slug = ?')
    .bind(market, slug)
    .first<{ http_status_code: number; redirect_to: string }>()
  return row && { httpStatusCode: row.http_status_code, redirectTo: row.redirect_to }
}
