import { LANGUAGES, MARKET_IDS } from '../../../../markets/market-id.ts'
import { markets } from '../../../../markets/registry.ts'
import { missingPicture } from '../../backoffice/choose-picture.ts'
import { countryOptions } from '../../geography/country-codes.ts'
import type { Entity } from '../entity.ts'
import { pictureOptions, saveChoice } from '../picture-choice.ts'
import { saveRecord } from '../records.ts'
import { departureObstacles } from '../travel/departures-ahead.ts'
import { loadTravel } from '../travel/load-travel.ts'
import { type TravelSource, travelSourceSchema } from '../travel/travel-source.ts'
import { travelStatements, withdrawTravel } from '../travel/travel-statements.ts'

const COUNTRY = () => countryOptions('en-GB')

export const travels: Entity = {
  name: 'travels',
  title: 'Travels',
  one: 'a travel',
  about: 'A travel is on sale with its departures, in the markets of the languages that it has a title in.',
  publisher: 'publisher',
  hasDrafts: true,
  newId: {
    label: 'Key',
    hint: 'Part of its address and code: 3 to 40 lower-case letters, digits and hyphens, such as peru-andes. It never changes.',
    pattern: /^(?=.{3,40}$)[a-z0-9]+(-[a-z0-9]+)*$/,
  },
  list: {
    sql: `SELECT v.id, t.title, t.destination_label AS destination, v.days, v.style,
      (SELECT count(*) FROM tours WHERE travel_id = v.id AND starting_date > date('now')) AS departures,
      (SELECT group_concat(language, ' ') FROM travel_texts WHERE travel_id = v.id AND language <> 'us') AS languages,
      (SELECT group_concat(title || ' ' || destination_label || ' ' || slug, ' ') FROM travel_texts WHERE travel_id = v.id) AS texts
      FROM travels AS v JOIN travel_texts AS t ON t.travel_id = v.id AND t.language = 'en'`,
    columns: {
      title: 'Title',
      destination: 'Destination',
      days: 'Days',
      style: 'Style',
      departures: 'Departures ahead',
      languages: 'Languages',
    },
    searched: 'texts',
    codes: ['style', 'languages'],
    order: 'title',
  },
  gaps: `SELECT * FROM (SELECT travel_id AS id, title, (SELECT group_concat(value, ' ') FROM json_each('${JSON.stringify(LANGUAGES)}')
    WHERE value NOT IN (SELECT language FROM travel_texts WHERE travel_id = t.travel_id)) AS missing
    FROM travel_texts AS t WHERE language = 'en') WHERE missing IS NOT NULL`,
  labels: {
    picture: 'Poster',
    slug: 'Address (last part, per language)',
    popularity: 'Popularity, 1 to 5',
    moneyPot: 'Group fund per person',
    lastDay: 'Last day of the stage',
  },
  hints: {
    destinationLabel: 'On cards: a country, or a region and its country.',
    slug: 'Default: the key. Former addresses redirect.',
    furtherCountries: 'Countries besides the main one, at most three.',
    days: 'Departures ahead follow until somebody books them.',
    stages: 'Consecutive days in one place. The last stage ends on the last day.',
  },
  choices: { country: COUNTRY, picture: pictureOptions },
  initial: { popularity: 3, groupMin: 8, groupMax: 15, stages: [undefined] },
  schema: () => travelSourceSchema,
  load: loadTravel,
  onSite: (id, { title, slug }: TravelSource) =>
    Object.fromEntries(
      MARKET_IDS.filter((market) => title[markets[market].language]).map((market) => {
        const { language, segments } = markets[market]
        return [market, `/${segments.travels}/${slug[market === 'us' ? market : language] || slug[language] || id}`]
      }),
    ),
  links: (id) =>
    id === ''
      ? []
      : [
          [`/office/departures?q=${encodeURIComponent(id)}`, 'Departures'],
          [`/office/departures/edit?travel=${encodeURIComponent(id)}`, 'New departure'],
        ],
  publish: async (office, id, value) => {
    const source: TravelSource = value
    const { db } = office
    if (id === null) return { kind: 'refused', reasons: ['key: is missing'] }
    const slugs = Object.entries(source.slug)
    const { results } = await db
      .prepare('SELECT slug FROM travel_slugs WHERE travel_id <> ?1 AND slug IN (SELECT value FROM json_each(?2))')
      .bind(id, JSON.stringify([id, ...slugs.map(([, slug]) => slug)]))
      .all<{ slug: string }>()
    if (results.length > 0)
      return { kind: 'refused', reasons: results.map(({ slug }) => `slug: ${slug} belongs to another travel`) }
    const obstacles = [...(await missingPicture(db, source.picture)), ...(await departureObstacles(office, id, source))]
    if (obstacles.length > 0) return { kind: 'refused', reasons: obstacles }
    await db.batch([
      ...(await travelStatements(db, id, source, office)),
      saveRecord(office, { entity: 'travels', id, state: 'published', source }),
    ])
    const reasons = await saveChoice(office, { kind: 'travel', id, stage: 0 }, source.picture)
    return reasons.length > 0 ? { kind: 'refused', reasons } : { kind: 'saved', id }
  },
  remove: {
    label: 'Take off the site',
    isListed: true,
    about:
      'Its pages answer 404, lists and search do not find it. Reviews and past departures stay; its history brings it back.',
    obstacles: `SELECT 'Departures ahead: ' || count(*) || '. Remove them first.' AS text FROM tours
      WHERE travel_id = ?1 AND starting_date > ?2 HAVING count(*) > 0`,
    effects: `SELECT 'Wishlists that lose it: ' || count(*) AS text FROM wishlist_travel WHERE travel_id = ?1 HAVING count(*) > 0
      UNION ALL SELECT 'People who wait for news of it: ' || count(DISTINCT person_id) FROM alerts
        WHERE travel_id = ?1 AND state = 'active' HAVING count(*) > 0
      UNION ALL SELECT 'Named by the page ' || id || ', which leaves it out' FROM pages WHERE instr(source, '"' || ?1 || '"') > 0`,
    run: async (office, id) => {
      await office.db.batch([
        ...withdrawTravel(office.db, id),
        saveRecord(office, { entity: 'travels', id, state: 'published', source: null }),
      ])
      return { kind: 'saved', id }
    },
  },
}
