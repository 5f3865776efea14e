import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FILE = /\/(?:json-schema-processors|to-json-schema)\.js$/
const STAND_IN = fileURLToPath(new URL('no-json-schemas.cjs', import.meta.url))

/** No worker turns a schema into JSON Schema. */
export const withoutJsonSchemas = (): Plugin => ({
  name: 'without-json-schemas',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (FILE.test(source) ? STAND_IN : undefined),
})
