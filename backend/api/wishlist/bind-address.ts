import type { BoundAddress } from '../../../shared/contracts/wishlist.ts'

/**
 * Binds a visitor's list to the address that they have proven. A list that was bound to another address stays with the
 * later one.
 * @param instant ISO
 */
export const bindAddress = async (
  db: D1Database,
  owner: string,
  { email }: BoundAddress,
  instant: string,
): Promise<void> => {
  await db
    .prepare(
      `INSERT INTO wishlist (id, email, created_at, used_at) VALUES (?1, ?2, ?3, ?3)
      ON CONFLICT (id) DO UPDATE SET email = ?2, used_at = ?3`,
    )
    .bind(owner, email.toLowerCase(), instant)
    .run()
}
