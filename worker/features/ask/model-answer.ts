import { z } from 'zod'
import type { ParsedQuestion } from '../../../shared/ask/parse-question.ts'
import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import { type FilterState, filterStateSchema } from '../../../shared/contracts/filter-state.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { availableOptions, LISTED_KEYS } from '../../../shared/filters/available-options.ts'
import { FILTERS, keysHaving } from '../../../shared/filters/definitions.ts'
import { filterQuery, parseFilterQuery, withoutKeys } from '../../../shared/filters/filter-query.ts'

const MODEL_KEYS = keysHaving('model')
type ModelKey = (typeof MODEL_KEYS)[number]

/** A value of a response, for zod and as JSON Schema. Zod's own conversion would add 24 kB to the worker. */
type Property = { schema: z.ZodType; json: object }

const STRING = { type: 'string' }

const listOf = (values: readonly string[]): Property =>
  values.length === 0
    ? { schema: z.array(z.string()).max(0), json: { type: 'array', maxItems: 0, items: STRING } }
    : { schema: z.array(z.enum(values)), json: { type: 'array', items: { ...STRING, enum: values } } }

const property = (key: ModelKey, filters: AvailableFilters): Property => {
  const listed = LISTED_KEYS.find((each) => each === key)
  if (listed !== undefined) return listOf(availableOptions(filters, listed).map(({ code }) => code))
  const definition = FILTERS[key]
  switch (definition.kind) {
    case 'choices':
      return listOf(definition.values)
    case 'choice': {
      const { values } = definition
      return { schema: z.enum(values).nullable(), json: { anyOf: [{ ...STRING, enum: values }, { type: 'null' }] } }
    }
    case 'flag':
      return { schema: z.boolean(), json: { type: 'boolean' } }
    case 'day':
      return { schema: z.string().nullable(), json: { type: ['string', 'null'] } }
    default:
      return { schema: z.number().nullable(), json: { type: ['number', 'null'] } }
  }
}

/**
 * What a model responds, as a schema and as strict JSON Schema: filters from the values of the market, and a sentence.
 * Every property is required and no other is accepted; null means "not requested".
 */
export const modelAnswer = (filters: AvailableFilters) => {
  const properties = MODEL_KEYS.map((key) => [FILTERS[key].model, property(key, filters)] as const)
  const json = Object.fromEntries([...properties.map(([name, { json }]) => [name, json]), ['commentary', STRING]])
  return {
    schema: z.strictObject({
      ...Object.fromEntries(properties.map(([name, { schema }]) => [name, schema])),
      commentary: z.string(),
    }),
    json: { type: 'object', properties: json, required: Object.keys(json), additionalProperties: false },
  }
}

/** A filter, and the model's sentence about it; null when it must not be shown. */
export type ModelReading = Pick<ParsedQuestion, 'filter' | 'currency'> & { commentary: string | null }

/**
 * Parses a model's response: parts that break the contract, contradict another part or are in the past are dropped.
 * Throws on text that does not fit the schema.
 */
export const readModelAnswer = (
  text: string,
  filters: AvailableFilters,
  today: IsoDate,
  currency: CurrencyCode,
): ModelReading => {
  const { commentary, ...answer }: Record<string, unknown> & { commentary: string } = modelAnswer(filters).schema.parse(
    JSON.parse(text),
  )
  const wanted: FilterState = Object.assign({}, ...MODEL_KEYS.map((key) => validPart(key, answer[FILTERS[key].model])))
  const superseded = [
    ...(wanted.destinationId?.length ? (['continentId'] as const) : []),
    ...(typeof answer.dateTo === 'string' && answer.dateTo <= today ? (['dateFrom', 'dateTo'] as const) : []),
  ]
  // A round trip through the URL drops empty, repeated and contradicting values.
  const query = new URLSearchParams(filterQuery(withoutKeys(wanted, ...superseded)))
  return { filter: parseFilterQuery(query), currency, commentary: shownCommentary(commentary) }
}

/** Empty where the model's value does not fit the contract. Models state prices in whole units. */
const validPart = (key: ModelKey, value: unknown): FilterState => {
  const meant = FILTERS[key].kind === 'cents' && typeof value === 'number' ? Math.round(value * 100) : value
  return filterStateSchema.safeParse({ [key]: meant }).data ?? {}
}

const MAX_COMMENTARY = 300
/** URLs, phone numbers and markup: a sentence about a trip needs none, and they can be misused. */
const SUSPECT = /[<>{}[\]@\\]|https?:|www\.|\p{L}\.\p{L}{2,}|\d[\d\s./-]{6,}\d/iu

const shownCommentary = (text: string): string | null => {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').trim()
  return plain === '' || plain.length > MAX_COMMENTARY || SUSPECT.test(plain) ? null : plain
}
