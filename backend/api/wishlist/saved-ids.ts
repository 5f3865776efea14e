import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import type { SavedIds } from '../../../shared/contracts/wishlist.ts'
import { adoptable, adoptStatements, mergeStatements } from './adopt.ts'

type Row = { id: string }

/** Statements that read a list's ids, what was saved last first. */
export const idStatements = (db: D1Database, owner: string): D1PreparedStatement[] => [
  db
    .prepare('SELECT travel_id AS id FROM wishlist_travel WHERE owner = ? ORDER BY saved_at DESC, travel_id')
    .bind(owner),
  db.prepare('SELECT tour_id AS id FROM wishlist_tour WHERE owner = ? ORDER BY tour_id').bind(owner),
]

export const idsOf = (answers: readonly { results: unknown[] }[]): SavedIds => {
  const [travels, tours] = answers.map(({ results }) => (results as Row[]).map(({ id }) => id))
  return { travels: travels ?? [], tours: tours ?? [] }
}

/** What a person has saved. What was saved before signing in, or in several first lists, is taken over first. */
export const savedIds = async (db: D1Database, person: TokenSubject): Promise<SavedIds> => {
  if (!person.owner.startsWith('account:')) {
    const merges = person.from === undefined ? [] : mergeStatements(db, person)
    return idsOf((await db.batch([...merges, ...idStatements(db, person.owner)])).slice(-2))
  }
  const [found, ...answers] = await db.batch([adoptable(db, person), ...idStatements(db, person.owner)])
  if ((found?.results[0] as { yes?: number } | undefined)?.yes !== 1) return idsOf(answers)
  return idsOf((await db.batch([...adoptStatements(db, person), ...idStatements(db, person.owner)])).slice(-2))
}
