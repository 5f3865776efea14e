import { coordinatorSourceSchema, coordinatorStatements, withdrawCoordinator } from './entities/coordinators.ts'
import { deleteReview, reviewSourceSchema, reviewStatements } from './entities/reviews.ts'
import { travelSourceSchema } from './travel/travel-source.ts'
import { travelStatements, withdrawTravel } from './travel/travel-statements.ts'

type Apply = (
  db: D1Database,
  id: string,
  source: unknown,
  when: { instant: string; today: string },
) => D1PreparedStatement[] | Promise<D1PreparedStatement[]>

/** How records of tables that a seed loads anew are written again; null: removed. */
const APPLY: Readonly<Record<string, Apply>> = {
  coordinators: (db, id, source, when) =>
    source === null
      ? withdrawCoordinator(db, id)
      : coordinatorStatements(db, id, coordinatorSourceSchema.parse(source), when),
  // Only removed departures have a record.
  departures: (db, id) => [db.prepare('DELETE FROM tours WHERE id = ?').bind(id)],
  reviews: (db, id, source) =>
    source === null ? deleteReview(db, id) : reviewStatements(db, id, reviewSourceSchema.parse(source)),
  travels: (db, id, source, when) =>
    source === null ? withdrawTravel(db, id) : travelStatements(db, id, travelSourceSchema.parse(source), when),
}

/** Writes what the back office has published over the rows of a seed. */
export const reapply = async (db: D1Database, today: string): Promise<void> => {
  const { results } = await db
    .prepare(
      "SELECT entity, id, source, saved_at AS instant FROM office_records WHERE state = 'published' ORDER BY entity = 'reviews'",
    )
    .all<{ entity: string; id: string; source: string; instant: string }>()
  for (const { entity, id, source, instant } of results) {
    const statements = await APPLY[entity]?.(db, id, JSON.parse(source), { instant, today })
    if (statements !== undefined) await db.batch(statements)
  }
}
