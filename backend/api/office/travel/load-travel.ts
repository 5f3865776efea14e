import { TEXT_KEYS, type TextKey } from '../../../../markets/market-id.ts'
import { pricesIn } from '../../sql/fragment.ts'
import { loadChoice } from '../picture-choice.ts'

type Row = Record<
  'destination_id' | 'continent' | 'style' | 'type' | 'cost_center' | 'moods' | 'badges' | 'countries',
  string
> &
  Record<'days' | 'score' | 'group_min' | 'group_max' | 'money_pot_eur' | 'money_pot_gbp' | 'money_pot_usd', number> & {
    latitude: number | null
    longitude: number | null
  }

type TextRow = Record<
  'language' | 'slug' | 'title' | 'destination_label' | 'summary' | 'description' | 'itinerary',
  string
>
export type StoredStage = { fromDay: number; toDay: number; place: string; title: string; text: string } & Record<
  string,
  unknown
>

/** A travel in the shape of its form. */
export const loadTravel = async (db: D1Database, id: string): Promise<unknown> => {
  const [row, { results: texts }, picture] = await Promise.all([
    db
      .prepare(
        `SELECT v.*, (SELECT json_group_array(destination_id) FROM travel_destinations
          WHERE travel_id = v.id AND destination_id <> v.destination_id) AS countries FROM travels AS v WHERE v.id = ?`,
      )
      .bind(id)
      .first<Row>(),
    db
      .prepare(
        `SELECT t.language, t.slug, t.title, t.destination_label, t.summary, s.description, s.itinerary
        FROM travel_texts AS t JOIN travel_stories AS s USING (language, travel_id) WHERE travel_id = ?`,
      )
      .bind(id)
      .all<TextRow>(),
    loadChoice(db, { kind: 'travel', id, stage: 0 }),
  ])
  if (row === null || texts.length === 0) return null
  const byLanguage = new Map(
    texts.map((text) => [text.language, { ...text, stages: JSON.parse(text.itinerary) as StoredStage[] }]),
  )
  const english = byLanguage.get('en')
  type Texts = NonNullable<typeof english>
  const localized = (of: (text: Texts) => string | undefined, isName = false) =>
    Object.fromEntries(
      TEXT_KEYS.flatMap((language: TextKey) => {
        const text = byLanguage.get(language)
        const value = text && of(text)
        const isImplied = (language === 'us' && english && value === of(english)) || (isName && value === id)
        return value === undefined || isImplied ? [] : [[language, value]]
      }),
    )
  return {
    title: localized(({ title }) => title),
    destinationLabel: localized(({ destination_label }) => destination_label),
    summary: localized(({ summary }) => summary),
    description: localized(({ description }) => description),
    slug: localized(({ slug }) => slug, true),
    picture,
    country: row.destination_id,
    furtherCountries: (JSON.parse(row.countries) as string[]).map((country) => ({ country })),
    continent: row.continent,
    days: row.days,
    style: row.style,
    type: row.type,
    costCenter: row.cost_center,
    moods: JSON.parse(row.moods),
    badges: JSON.parse(row.badges),
    popularity: Math.min(5, Math.max(1, Math.floor(row.score / 1000))),
    groupMin: row.group_min,
    groupMax: row.group_max,
    moneyPot: pricesIn(row, 'money_pot'),
    ...(row.latitude !== null && row.longitude !== null && { latitude: row.latitude, longitude: row.longitude }),
    stages: (english?.stages ?? []).map(({ toDay }, at) => ({
      lastDay: toDay,
      place: localized(({ stages }) => stages[at]?.place),
      title: localized(({ stages }) => stages[at]?.title),
      text: localized(({ stages }) => stages[at]?.text),
    })),
  } satisfies Record<string, unknown>
}
