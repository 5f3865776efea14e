/**
 * Ends all that a person is signed in with: sessions here, grants, codes and tokens. What the storefront still holds
 * is refused from now on.
 */
export const endEverything = async (db: D1Database, accountId: string): Promise<void> => {
  await db.prepare(`DELETE FROM oidc_artefact WHERE json_extract(payload, '$.accountId') = ?`).bind(accountId).run()
}
