import { languageOf, TEXT_KEYS, type TextKey } from '../../../../markets/market-id.ts'
import { baseMarket } from '../../../../markets/registry.ts'
import { keyOf } from '../../../../shared/keys/key-of.ts'
import { offersStatements } from '../../catalogue/offers.ts'
import { countryName } from '../../geography/country-codes.ts'
import { type TermRow, termsOf, travelTerms } from '../../lookup/travel-terms.ts'
import { bump } from '../../sql/changes.ts'
import { followStatement } from './departures-ahead.ts'
import type { StoredStage } from './load-travel.ts'
import { copyOf, type TravelSource } from './travel-source.ts'

/** Writes a travel into all tables of the catalogue, for one batch. */
export const travelStatements = async (
  db: D1Database,
  id: string,
  source: TravelSource,
  { instant, today }: { instant: string; today: string },
): Promise<D1PreparedStatement[]> => {
  const countries = [...new Set([source.country, ...source.furtherCountries.map(({ country }) => country)])]
  const copies = TEXT_KEYS.flatMap((language) => {
    const copy = copyOf(source, language)
    return copy === null
      ? []
      : [{ language, copy, slug: source.slug[language] || (language === 'us' && source.slug.en) || id }]
  })
  const former = await formerStages(db, id)
  const terms = copies.flatMap(({ language, copy }) => travelTerms({ ...source, slug: id }, language, copy))
  return [
    ...destinationStatements(db, countries, source.continent),
    followStatement(db, id, source, { instant, today }),
    travelStatement(db, id, source),
    ...['travel_destinations', 'travel_texts', 'travel_stories'].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE travel_id = ?`).bind(id),
    ),
    db
      .prepare('INSERT INTO travel_destinations (destination_id, travel_id) SELECT value, ? FROM json_each(?)')
      .bind(id, JSON.stringify(countries)),
    ...copies.flatMap(({ language, copy, slug }) => [
      db
        .prepare(
          'INSERT INTO travel_texts (language, travel_id, title, destination_label, summary, slug) VALUES (?, ?, ?, ?, ?, ?)',
        )
        .bind(language, id, copy.title, copy.destinationLabel, copy.summary, slug),
      db
        .prepare('INSERT INTO travel_stories (language, travel_id, description, itinerary) VALUES (?, ?, ?, ?)')
        .bind(language, id, copy.description, JSON.stringify(stagesOf(source, copy.stages, former))),
    ]),
    db
      .prepare('INSERT OR IGNORE INTO travel_slugs SELECT value, ? FROM json_each(?)')
      .bind(id, JSON.stringify([id, ...copies.map(({ slug }) => slug)])),
    ...termStatements(db, id, terms),
    db.prepare("INSERT OR REPLACE INTO content_changes VALUES ('travel', ?, ?, ?)").bind(id, instant, today),
    ...offersStatements(db, today, id),
    bump(db, 'all'),
  ]
}

/** Leaves a travel in no language, which is in no market; reviews and past departures keep it. */
export const withdrawTravel = (db: D1Database, id: string): D1PreparedStatement[] => [
  ...['travel_texts', 'travel_stories'].map((table) => db.prepare(`DELETE FROM ${table} WHERE travel_id = ?`).bind(id)),
  ...termStatements(db, id, []),
  bump(db, 'all'),
]

const travelStatement = (db: D1Database, id: string, source: TravelSource): D1PreparedStatement => {
  const { moneyPot } = source
  const columns: Record<string, string | number | null> = {
    destination_id: source.country,
    continent: source.continent,
    days: source.days,
    style: source.style,
    type: source.type,
    cost_center: source.costCenter,
    moods: JSON.stringify(source.moods),
    badges: JSON.stringify(source.badges),
    group_min: source.groupMin,
    group_max: source.groupMax,
    money_pot_eur: moneyPot.EUR,
    money_pot_gbp: moneyPot.GBP,
    money_pot_usd: moneyPot.USD,
    latitude: source.latitude ?? null,
    longitude: source.longitude ?? null,
    score: source.popularity * 1000,
  }
  const names = Object.keys(columns)
  // Within a popularity, the order among travels stays.
  const next = (name: string) => (name === 'score' ? 'excluded.score + travels.score % 1000' : `excluded.${name}`)
  return db
    .prepare(
      `INSERT INTO travels (id, slug, ${names.join(', ')}) VALUES (?1, ?1, ${names.map((_, at) => `?${at + 2}`).join(', ')})
      ON CONFLICT (id) DO UPDATE SET ${names.map((name) => `${name} = ${next(name)}`).join(', ')}`,
    )
    .bind(id, ...Object.values(columns))
}

/** Countries that no travel has been to, with their names and what they are searched by. */
const destinationStatements = (db: D1Database, countries: readonly string[], continent: string) =>
  countries.flatMap((country) => [
    db.prepare('INSERT OR IGNORE INTO destinations VALUES (?, ?, ?)').bind(country, country.toUpperCase(), continent),
    ...TEXT_KEYS.flatMap((language) => {
      const name = nameOf(country, language)
      const [term] = termsOf({ language, kind: 'destination', ref: country, label: name, weight: 1 })
      return [
        db.prepare('INSERT OR IGNORE INTO destination_names VALUES (?, ?, ?)').bind(language, country, name),
        db
          .prepare(
            `INSERT INTO search_terms (language, kind, ref, term, label, weight) SELECT ?1, 'destination', ?2, ?3, ?4, 1
            WHERE NOT EXISTS (SELECT 1 FROM search_terms WHERE language = ?1 AND kind = 'destination' AND ref = ?2)`,
          )
          .bind(language, country, term?.term ?? name, name),
      ]
    }),
  ])

const nameOf = (country: string, language: TextKey): string =>
  countryName(country.toUpperCase(), baseMarket(languageOf(language)).locale)

/** Details of the days and points of stages, which the form does not show, by the days of the stage. */
const formerStages = async (db: D1Database, id: string): Promise<ReadonlyMap<string, StoredStage>> => {
  const row = await db
    .prepare("SELECT itinerary FROM travel_stories WHERE travel_id = ? AND language = 'en'")
    .bind(id)
    .first<{ itinerary: string }>()
  const stages = JSON.parse(row?.itinerary ?? '[]') as StoredStage[]
  return new Map(stages.map((stage) => [keyOf(stage.fromDay, stage.toDay), stage]))
}

const stagesOf = (
  { stages }: TravelSource,
  texts: readonly { place: string; title: string; text: string }[],
  former: ReadonlyMap<string, StoredStage>,
) =>
  stages.map(({ lastDay: toDay }, at) => {
    const fromDay = (stages[at - 1]?.lastDay ?? 0) + 1
    return { ...former.get(keyOf(fromDay, toDay)), fromDay, toDay, ...texts[at] }
  })

const TERMS_OF = "ref = ? AND kind IN ('travel', 'place', 'style')"

const termStatements = (db: D1Database, id: string, terms: readonly TermRow[]): D1PreparedStatement[] => [
  db
    .prepare(
      `INSERT INTO search_trigrams (search_trigrams, rowid, term) SELECT 'delete', id, term FROM search_terms WHERE ${TERMS_OF}`,
    )
    .bind(id),
  db.prepare(`DELETE FROM search_terms WHERE ${TERMS_OF}`).bind(id),
  db
    .prepare(
      `INSERT INTO search_terms (language, kind, ref, term, label, weight)
      SELECT value ->> 'language', value ->> 'kind', value ->> 'ref', value ->> 'term', value ->> 'label', value ->> 'weight'
      FROM json_each(?)`,
    )
    .bind(JSON.stringify(terms)),
  db.prepare(`INSERT INTO search_trigrams (rowid, term) SELECT id, term FROM search_terms WHERE ${TERMS_OF}`).bind(id),
]
