import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { LOCAL_SECRETS } from '../../local/workers/local-variables.ts'
import type { ContractCall } from '../../shared/contracts/calls/contract-call.ts'
import { contractCalls } from '../../shared/contracts/calls/contract-calls.ts'
import { failureSchema } from '../../shared/contracts/envelope.ts'
import { type Outcome, runCalls } from '../conformance/run-calls.ts'
import { fetchUrl } from '../http/fetch-url.ts'
import { JsonSchemas } from './json-schemas.ts'

export const OPENAPI = 'backend/openapi.json'

const MOST_ITEMS = 2
/** An object with more is a dictionary: no contract has as many fields. */
const MOST_FIELDS = 40
const REF = '#/components/schemas/'

type Example = Pick<Outcome, 'sample' | 'json'>

/** The calls of a storefront as OpenAPI 3.1, with an example of each from a back end. @param exampleOf a call */
export const openApi = async (exampleOf: (call: ContractCall) => Example | undefined) => {
  const schemas = await JsonSchemas.ofContracts()
  for (const call of contractCalls) {
    const name = call.path
      .split(/[^a-zA-Z]+/)
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join('')
    const id = call.method.charAt(0) + call.method.slice(1).toLowerCase() + name
    schemas.add(call.data, `${id}Response`)
    if (call.body) schemas.add(call.body, `${id}Request`)
  }
  const ref = (schema: z.ZodType) => ({ $ref: REF + schemas.idOf(schema) })
  const failure = { 'application/json': { schema: ref(failureSchema) } }
  const operationOf = (call: ContractCall) => {
    const { sample, json } = exampleOf(call) ?? {}
    const type = call.hasLines ? 'application/x-ndjson' : 'application/json'
    const data = ref(call.data)
    const enveloped = {
      type: 'object',
      properties: { success: { const: true }, data },
      required: ['success', 'data'],
    }
    return {
      tags: call.features,
      summary: call.summary,
      ...(call.token && { security: [{ [call.token]: [] }] }),
      parameters: parametersOf(call, sample),
      ...(call.body && {
        requestBody: {
          content: { 'application/json': { schema: ref(call.body), ...(sample && { example: sample.body }) } },
        },
      }),
      responses: {
        200: {
          description: call.summary,
          content: {
            [type]: {
              schema: call.hasLines ? data : enveloped,
              ...(json !== undefined && { example: shortened(json) }),
            },
          },
        },
        '4XX': { description: 'A refusal', content: failure },
      },
    }
  }
  const paths = Object.fromEntries(
    Object.entries(Object.groupBy(contractCalls, ({ path }) => path)).map(([path, calls = []]) => [
      path,
      Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operationOf(call)])),
    ]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Back end of a group travel storefront',
      version: '1',
      description:
        'What a storefront calls. Prices are cents by currency; days are ISO dates. It needs `pages`, `search` and `trips`; each further tag is a feature, which pages leave out without its calls.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(contractCalls.flatMap(({ features }) => features))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        user: { type: 'http', scheme: 'bearer', description: 'signed by CONTENT_KEY, for a user, valid for a minute' },
        storefront: { type: 'http', scheme: 'bearer', description: 'signed by CONTENT_KEY, for no user' },
      },
      schemas: referredTo(paths, schemas.generate()),
    },
  }
}

const market = { name: 'market', in: 'query', required: true, schema: { type: 'string' }, example: 'it' }

const parametersOf = ({ path, query, isForAllMarkets }: ContractCall, sample: Example['sample']) => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
    ...(sample?.path && { example: sample.path[name] }),
  })),
  ...(isForAllMarkets ? [] : [market]),
  ...Object.entries((query?.shape ?? {}) as Record<string, z.ZodType>).map(([name, schema]) => {
    const { $schema: _, description, ...plain } = z.toJSONSchema(schema, { io: 'input' })
    return {
      ...{ name, in: 'query', required: !schema.safeParse(undefined).success, schema: plain },
      ...(description !== undefined && { description }),
      ...(sample?.query?.[name] !== undefined && { example: sample.query[name] }),
    }
  }),
]

/** Lists of objects, and dictionaries, by their first items. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return (typeof value[0] === 'object' ? value.slice(0, MOST_ITEMS) : value).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const shown = entries.length > MOST_FIELDS ? entries.slice(0, MOST_ITEMS) : entries
  return Object.fromEntries(shown.map(([key, each]) => [key, shortened(each)]))
}

/** Only those schemas that a call refers to, directly or not. */
const referredTo = (paths: object, schemas: Record<string, object>): Record<string, object> => {
  const kept: Record<string, object> = {}
  const keep = (value: object) => {
    for (const [, id = ''] of JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/([\w-]+)/g)) {
      const schema = schemas[id]
      if (schema === undefined || id in kept) continue
      kept[id] = schema
      keep(schema)
    }
  }
  keep(paths)
  return Object.fromEntries(Object.entries(kept).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

type Media = Record<string, { example?: unknown }>
type Operation = {
  parameters: { name: string; in: string; example?: string }[]
  requestBody?: { content: Media }
  responses: { 200: { content: Media } }
}

/** Those of the document as it is. */
export const committedExamples = () => {
  const { paths } = JSON.parse(readFileSync(OPENAPI, 'utf8')) as { paths: Record<string, Record<string, Operation>> }
  const example = (content: Media | undefined): unknown => Object.values(content ?? {})[0]?.example
  return ({ path, method }: ContractCall): Example | undefined => {
    const operation = paths[path]?.[method.toLowerCase()]
    if (operation === undefined) return undefined
    const of = (place: string) =>
      Object.fromEntries(
        operation.parameters.flatMap(({ in: where, name, example }) =>
          where === place && example !== undefined ? [[name, example]] : [],
        ),
      )
    return {
      sample: { path: of('path'), query: of('query'), body: example(operation.requestBody?.content) },
      json: example(operation.responses[200].content),
    }
  }
}

const responsesOf = async (base: string) => {
  const outcomes = await runCalls(
    {
      base,
      fetch: fetchUrl,
      market: 'it',
      key: LOCAL_SECRETS.CONTENT_KEY,
      hasChanges: true,
      ids: {
        uuid: '6f1d2c3b-8a79-4e5f-9b0a-1c2d3e4f5a6b',
        hash: '0123456789abcdef'.repeat(4),
        email: 'anna@example.com',
        instant: new Date().toISOString(),
      },
    },
    contractCalls,
  )
  const examples = new Map(outcomes.map((outcome) => [outcome.call, outcome]))
  return (call: ContractCall) => examples.get(call)
}

/** Keeps the examples, or takes new ones from a local site: `node scripts/docs/openapi.ts http://api.localhost:8787`. */
if (import.meta.main) {
  const [, , base] = process.argv
  const exampleOf = base === undefined ? committedExamples() : await responsesOf(base)
  writeFileSync(OPENAPI, `${JSON.stringify(await openApi(exampleOf), null, 1)}\n`)
}
