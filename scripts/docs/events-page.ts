import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import { ENVELOPE, STREAM_VERSION, serverEventSchema, streamSchema } from '../../shared/contracts/event-stream.ts'
import { COMMON_FIELDS, storefrontEventSchema } from '../../shared/contracts/storefront-events.ts'

export const EVENTS_PAGE = 'docs/events.md'
export const EVENTS_SCHEMA = 'docs/events.schema.json'

type Field = { name: string; type: string; optional: boolean; what: string }

const typeOf = (schema: z.ZodType): string => {
  const { type, enum: values, const: only, anyOf, items } = z.toJSONSchema(schema, { io: 'input' })
  if (only !== undefined) return `"${only}"`
  if (values !== undefined) return values.map((value) => `"${value}"`).join(', ')
  if (anyOf !== undefined) return anyOf.map((each) => (typeof each === 'object' ? each.type : '')).join(' or ')
  if (type === 'array' && typeof items === 'object' && 'type' in items) return `list of ${items.type}`
  return String(type ?? '')
}

const fieldsOf = (shape: Readonly<Record<string, unknown>>): Field[] =>
  Object.entries(shape as Record<string, z.ZodType>)
    .filter(([name]) => name !== 'event')
    .map(([name, schema]) => ({
      name,
      type: typeOf(schema),
      optional: schema instanceof z.ZodOptional,
      what: schema.description ?? '',
    }))

const table = (fields: readonly Field[]): string =>
  [
    'field|type|description',
    '-|-|-',
    ...fields.map(({ name, type, optional, what }) => `\`${name}\`${optional ? '?' : ''}|${type}|${what}`),
  ].join('\n')

/** `docs/events.md`, generated from the event types; `scripts/docs/events-page.test.ts` fails when it differs. */
export const eventsPage = (): string => {
  const [first] = storefrontEventSchema.unwrap().options
  const isCommon = ({ name }: Field) => COMMON_FIELDS.includes(name)
  const partsOf = (schemas: readonly z.ZodObject<{ event: z.ZodLiteral<string> }>[]): string => {
    const events = schemas.map((event) => {
      const own = fieldsOf(event.shape).filter((field) => !isCommon(field))
      return {
        text: `\`${event.shape.event.value}\`: ${event.description}.`,
        fields: own.length === 0 ? '' : table(own),
      }
    })
    const groups = Object.entries(Object.groupBy(events, ({ fields }) => fields))
    return groups
      .map(([fields, alike]) =>
        [alike?.map(({ text }) => `- ${text}`).join('\n'), fields || 'No fields of their own.'].join('\n\n'),
      )
      .join('\n\n')
  }
  return `# Events

Generated from \`shared/contracts/storefront-events.ts\`. To change it, edit that file and run \`node scripts/docs/events-page.ts\`.

Events are recorded only with consent to analytics. They go to \`window.dataLayer\` and to the collector \`POST /api/events\`, which validates them, adds the fields of the stream and hands them to a queue before it responds. Its consumer posts \`{"version": 1, "events": […]}\` to \`ANALYTICS_URL\` until the response is 2xx ([JSON Schema](events.schema.json), decision 27).

Fields and events may be added within a version: ignore those that you do not know, as the schema does. When a field goes or changes its meaning, \`version\` and the schema’s \`$id\` are raised in a release that [the changelog](../CHANGELOG.md) announces.

## Fields of the stream

${table(fieldsOf(ENVELOPE))}

## Events of the server

${partsOf(serverEventSchema.unwrap().options)}

## Common fields of the browser’s events

Fields with a question mark are optional: they describe the travel and the departure of an event.

${table(fieldsOf(first.shape).filter(isCommon))}

## Events and their own fields

${partsOf(storefrontEventSchema.unwrap().options)}
`
}

/**
 * JSON Schema of a post to `ANALYTICS_URL`, for receivers: fields and events that are added later are valid, as they do not
 * raise the version.
 */
export const eventsSchema = (): string => {
  const schema = z.toJSONSchema(streamSchema.unwrap(), {
    ...{ io: 'input', reused: 'ref' },
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      if (jsonSchema.oneOf !== undefined) jsonSchema.oneOf.push(laterEvent)
    },
  })
  return `${JSON.stringify({ $id: `urn:sojourn:storefront-events:${STREAM_VERSION}`, ...schema }, null, 1)}\n`
}

/** An event of a name that no other has: with the fields of the stream. */
const laterEvent = (() => {
  const { $schema: _, ...envelope } = z.toJSONSchema(z.object(ENVELOPE), { io: 'input' })
  const names = [serverEventSchema, storefrontEventSchema].flatMap((schema) =>
    schema.unwrap().options.map(({ shape }) => shape.event.value),
  )
  return {
    ...envelope,
    properties: { ...envelope.properties, event: { type: 'string' as const, not: { enum: names } } },
    required: [...(envelope.required ?? []), 'event'],
  }
})()

if (import.meta.main) {
  writeFileSync(EVENTS_PAGE, eventsPage())
  writeFileSync(EVENTS_SCHEMA, eventsSchema())
}
