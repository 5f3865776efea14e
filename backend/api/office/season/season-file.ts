import type { z } from 'zod'
import { addDays } from '../../../../shared/dates/iso-days.ts'
import { keyOf } from '../../../../shared/keys/key-of.ts'
import { announceChange } from '../../alerts/run-alerts.ts'
import { addTour, dayProblem, newTourSchema } from '../../backoffice/add-tour.ts'
import { refuseCoordinator } from '../../backoffice/refuse-coordinator.ts'
import { areTooClose, REST_DAYS } from '../../catalogue/coordinator-conditions.ts'
import { announce } from '../../publishing/announce.ts'
import { STORED_CURRENCIES } from '../../sources/stored-currency.ts'
import { travelIdOf } from '../../sql/fragment.ts'
import type { Office } from '../entity.ts'
import { centsOf } from '../form/read-value.ts'
import { logStatement } from '../log.ts'

/** Each costs about thirteen statements of the thousand that a request may run. */
export const MAX_ROWS = 70

export const COLUMNS = [
  'travel',
  'first_day',
  'price_eur',
  'price_gbp',
  'price_usd',
  'language',
  'age_badge',
  'private_room',
  'coordinator',
] as const
/** Columns that may be missing or empty. */
const OPTIONAL: Readonly<Record<string, string>> = {
  age_badge: 'ALL',
  private_room: 'no',
  coordinator: '',
}

export type SeasonRow = {
  line: number
  cells: Readonly<Record<string, string>>
  state: 'new' | 'exists' | 'wrong'
  problems: string[]
}
export type Season = { rows: SeasonRow[]; problems: string[] }

/** Values are keys, days and amounts: no cell contains a line break or a quote, so that a line is split by its separator. */
const cellsOf = (line: string, separator: string): string[] =>
  (line.match(new RegExp(`("[^"]*"|[^${separator}]*)(${separator}|$)`, 'g')) ?? [])
    .slice(0, COLUMNS.length + 10)
    .map((cell) =>
      cell
        .replace(new RegExp(`${separator}$`), '')
        .trim()
        .replace(/^"|"$/g, '')
        .trim(),
    )

/** Cells up to the last one that has something. */
const widthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell !== '') + 1

/** A workbook is a ZIP archive; UTF-16 that is read as UTF-8 has zeros or begins with what cannot be read. */
const isNoText = (text: string): boolean =>
  text.startsWith('PK\u0003') || text.includes('\u0000') || text.startsWith('\uFFFD')

const parse = (text: string): Season => {
  if (isNoText(text)) return { rows: [], problems: ['it is a workbook or not in UTF-8: save it as “CSV UTF-8”'] }
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const head = lines[0] ?? ''
  const separator = [';', '\t', ','].find((each) => head.includes(each)) ?? ','
  const names = cellsOf(head, separator).map((name) => name.toLowerCase().replaceAll(' ', '_'))
  const lacking = COLUMNS.filter((name) => !names.includes(name) && !(name in OPTIONAL))
  const unknown = names.filter((name) => name !== '' && !(COLUMNS as readonly string[]).includes(name))
  const repeated = COLUMNS.filter((name) => names.indexOf(name) !== names.lastIndexOf(name))
  const rows = lines.flatMap((content, index): SeasonRow[] => {
    if (index === 0 || content.replaceAll(separator, '').trim() === '') return []
    const cells = cellsOf(content, separator)
    const [width, widest] = [widthOf(cells), widthOf(names)]
    const surplus = `has ${width} cells, the first line has ${widest}; amounts with a decimal comma need semicolons between columns`
    const named = Object.fromEntries(names.map((name, at) => [name, cells[at] || OPTIONAL[name] || '']))
    return [
      { line: index + 1, cells: { ...OPTIONAL, ...named }, state: 'new', problems: width > widest ? [surplus] : [] },
    ]
  })
  return {
    rows,
    problems: [
      ...(lacking.length ? [`the first line lacks ${lacking.join(', ')}`] : []),
      ...(unknown.length ? [`the first line has unknown columns: ${unknown.join(', ')}`] : []),
      ...(repeated.length ? [`the first line repeats ${repeated.join(', ')}`] : []),
      ...(rows.length === 0 ? ['there are no departures'] : []),
      ...(rows.length > MAX_ROWS ? [`${rows.length} departures; at most ${MAX_ROWS} at once`] : []),
    ],
  }
}

const YES = /^(yes|y|true|1|x)$/i
const NO = /^(no|n|false|0)?$/i
const truth = (text = ''): boolean | string => YES.test(text) || (NO.test(text) ? false : text)

const AMOUNT = 'an amount above 0 such as 1649.50, without a separator of thousands'

/** How the value of a column is written. */
export const FORMS: Readonly<Record<(typeof COLUMNS)[number], string>> = {
  travel: 'the key of a travel',
  first_day: 'a day that exists, such as 2027-06-05',
  price_eur: AMOUNT,
  price_gbp: AMOUNT,
  price_usd: AMOUNT,
  age_badge: '25-35, 35-49 or ALL',
  private_room: 'yes or no',
  language: 'it, en, es, fr or de',
  coordinator: 'the key of a coordinator',
}

const rowSchema = newTourSchema.extend({ language: newTourSchema.shape.language.unwrap() })

const tourOf = ({ cells }: SeasonRow) =>
  rowSchema.safeParse({
    startingDate: cells.first_day,
    price: Object.fromEntries(
      STORED_CURRENCIES.map((code) => [code, centsOf(cells[`price_${code.toLowerCase()}`] ?? '')]),
    ),
    privateRoom: truth(cells.private_room),
    ageBadge: cells.age_badge,
    language: cells.language,
    coordinator: cells.coordinator || null,
  })

/** What is known of the travel and day of a row. */
type Known = { id: string | null; days: number | null; code: string | null }

/** What the coordinator of a new departure would lead; null without one. */
const ledBy = (row: SeasonRow, known: Known | undefined) => {
  const tour = tourOf(row).data
  if (!tour?.coordinator || !known?.id || known.code !== null) return null
  const { startingDate, language, coordinator } = tour
  const endingDate = addDays(startingDate, (known.days ?? 1) - 1)
  return { no: null, travelId: known.id, startingDate, endingDate, language, coordinator }
}
type Led = NonNullable<ReturnType<typeof ledBy>>

const refusalOf = async (db: D1Database, led: Led | null): Promise<string[]> => {
  const refusal = led && (await refuseCoordinator(db, led.coordinator, led))
  return refusal === null ? [] : refusal.kind === 'busy' ? [`coordinator: ${refusal.reason}`] : refusal.reasons
}

const dayReasons = (today: string, day: string): string[] => {
  const problem = dayProblem(today, day)
  return problem === null ? [] : [`first_day: ${problem}`]
}

/** Names a line before whose departure its coordinator could not lead, too. */
const lineTooClose = (rows: readonly SeasonRow[], leds: readonly (Led | null)[], at: number): string[] => {
  const led = leds[at]
  const found = leds.findIndex(
    (other, index) => index < at && led && other?.coordinator === led.coordinator && areTooClose(other, led),
  )
  const row = rows[found]
  return row === undefined
    ? []
    : [`coordinator: leads the departure of line ${row.line}; ${REST_DAYS} full days must lie between`]
}

/** What a file would add, with the problems of each line; nothing is written. */
export const checkSeason = async ({ db, today }: Office, text: string): Promise<Season> => {
  const season = parse(text)
  if (season.problems.length > 0) return season
  const { results } = await db
    .prepare(
      `SELECT value ->> 0 AS travel, value ->> 1 AS day, 
        (SELECT travel_id FROM travel_texts WHERE travel_id = ${travelIdOf('value ->> 0')} LIMIT 1) AS id,
        (SELECT days FROM travels WHERE id = ${travelIdOf('value ->> 0')}) AS days,
        (SELECT code FROM tours WHERE travel_id = ${travelIdOf('value ->> 0')} AND starting_date = value ->> 1) AS code
      FROM json_each(?)`,
    )
    .bind(JSON.stringify(season.rows.map(({ cells }) => [cells.travel, cells.first_day])))
    .all<Known>()
  const seen = new Set<string>()
  const leds = season.rows.map((row, at) => ledBy(row, results[at]))
  const refusals = await Promise.all(leds.map((led) => refusalOf(db, led)))
  const rows = season.rows.map((row, at): SeasonRow => {
    const { id = null, code = null } = results[at] ?? {}
    const tour = tourOf(row)
    const key = keyOf(id, row.cells.first_day)
    const isRepeated = seen.has(key)
    seen.add(key)
    const problems = [
      ...row.problems,
      ...(id === null ? [`travel: none is called ${row.cells.travel || '(empty)'}`] : []),
      ...(tour.success ? [] : columnsOf(tour.error)).map((column) =>
        row.cells[column] ? `${column}: is not ${FORMS[column]}` : `${column}: is missing`,
      ),
      ...(tour.success ? dayReasons(today, tour.data.startingDate) : []),
      ...(refusals[at] ?? []),
      ...(isRepeated ? [] : lineTooClose(season.rows, leds, at)),
      ...(isRepeated ? ['an earlier line has this travel and day'] : []),
    ]
    if (problems.length > 0) return { ...row, state: 'wrong', problems }
    return code === null ? row : { ...row, state: 'exists', problems: [`${code} exists already and stays as it is`] }
  })
  return { rows, problems: [] }
}

const COLUMN_OF: Readonly<Record<string, (typeof COLUMNS)[number]>> = {
  startingDate: 'first_day',
  'price.EUR': 'price_eur',
  'price.GBP': 'price_gbp',
  'price.USD': 'price_usd',
  ageBadge: 'age_badge',
  privateRoom: 'private_room',
  language: 'language',
  coordinator: 'coordinator',
}

const columnsOf = ({ issues }: z.ZodError) => [
  ...new Set(issues.map(({ path }) => COLUMN_OF[path.join('.')] ?? 'first_day')),
]

/** Adds the new departures of a checked file. Repeated after a failure, it adds the rest. */
export const applySeason = async (office: Office, { rows }: Season): Promise<{ added: number; problems: string[] }> => {
  const problems: string[] = []
  let added = 0
  for (const row of rows) {
    const tour = tourOf(row)
    if (row.state !== 'new' || !tour.success) continue
    const outcome = await addTour(office.db, row.cells.travel ?? '', tour.data, office)
    if (outcome.kind !== 'added') {
      problems.push(
        `line ${row.line}: ${outcome.kind === 'refused' ? outcome.reasons.join('; ') : outcome.kind === 'busy' ? outcome.reason : 'there is no such travel'}`,
      )
      continue
    }
    added += 1
    const { id } = outcome.tour
    await logStatement(office, office.staff.email, {
      did: 'created from a file',
      entity: 'departures',
      id,
      after: row.cells,
    }).run()
    await announceChange(office.env, outcome.changeId)
  }
  await announce(office.env)
  return { added, problems }
}
