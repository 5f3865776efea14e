export type TravelFacts = {
  id: string
  days: number
  style: string
  type: string
  costCenter: string
  continent: string
  badges: readonly string[]
  moods: readonly string[]
  destinations: readonly string[]
  score: number
  departuresCount: number
}

type Row = Omit<TravelFacts, 'badges' | 'moods' | 'destinations'> & { badges: string; moods: string }

const COLUMNS: Record<keyof Row, string> = {
  id: 'v.id',
  days: 'v.days',
  style: 'v.style',
  type: 'v.type',
  costCenter: 'v.cost_center',
  continent: 'v.continent',
  badges: 'v.badges',
  moods: 'v.moods',
  score: 'v.score',
  departuresCount: 'o.departures_count',
}

export const loadTravelFacts = async (db: D1Database): Promise<TravelFacts[]> => {
  const [travels, visits] = await Promise.all([
    db
      .prepare(
        `SELECT ${Object.entries(COLUMNS).map(([name, sql]) => `${sql} AS ${name}`)}
        FROM travels AS v JOIN travel_offers AS o ON o.travel_id = v.id ORDER BY v.id`,
      )
      .all<Row>(),
    db
      .prepare('SELECT travel_id, destination_id FROM travel_destinations')
      .all<{ travel_id: string; destination_id: string }>(),
  ])
  const destinations = Map.groupBy(visits.results, ({ travel_id }) => travel_id)
  return travels.results.map((row) => ({
    ...row,
    badges: JSON.parse(row.badges) as string[],
    moods: JSON.parse(row.moods) as string[],
    destinations: (destinations.get(row.id) ?? []).map(({ destination_id }) => destination_id),
  }))
}

export const byScore = (a: TravelFacts, b: TravelFacts): number => b.score - a.score || (a.id < b.id ? -1 : 1)
