import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, it } from 'vitest'
import api from '../../backend/api/index.ts'
import { committedExamples, OPENAPI, openApi } from './openapi.ts'

type Media = Record<string, { schema: object; example?: unknown }>
type Operation = { requestBody?: { content: Media }; responses: { 200: { content: Media } } }

const committed = JSON.parse(readFileSync(OPENAPI, 'utf8')) as {
  paths: Record<string, Record<string, Operation & { parameters: { name: string; in: string; example?: string }[] }>>
  components: { schemas: Record<string, object> }
}
const operations = Object.entries(committed.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
)

it('is what the contracts generate, but for the examples', async () => {
  const generated = await openApi(committedExamples())
  expect(JSON.parse(JSON.stringify(generated)), 'run node scripts/docs/openapi.ts').toEqual(committed)
})

it('has all routes of the embedded back end that a storefront calls', () => {
  const pages =
    /^\/(backoffice|office|signed-in|booking|newsletter|images|faults|healthz|readyz|openapi\.json|alerts\/leave)/
  const routes = api.routes.flatMap(({ method, path }) =>
    method === 'ALL' || pages.test(path) ? [] : [`${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`],
  )
  expect(operations.map(({ name }) => name).toSorted()).toEqual([...new Set(routes)].toSorted())
})

it('is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone(committed))).toEqual({ valid: true })
})

it('has an example of each call that keeps its schema', () => {
  const ajv = addFormats.default(new Ajv2020({ allErrors: true, strictTypes: false }))
  const inside = (value: object) =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/components/schemas/', '"https://all.example/#/$defs/'))
  ajv.addSchema({ $id: 'https://all.example/', $defs: inside(committed.components.schemas) })
  const problems = operations.flatMap(({ name, operation }) =>
    [operation.requestBody?.content, operation.responses[200].content].flatMap((content) => {
      const [media] = Object.values(content ?? {})
      if (media === undefined) return []
      if (media.example === undefined) return [`${name} has no example`]
      return ajv.validate(inside(media.schema), media.example) ? [] : [`${name}: ${ajv.errorsText()}`]
    }),
  )
  expect(problems).toEqual([])
})
