import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FILE = /\/(?:json-schema-processors|to-json-schema)\.js$/
const STAND_IN = fileURLToPath(new URL('no-json-schemas.cjs', import.meta.url))

/** Only the storefront describes a schema to others, to a model (worker/features/ask/ask-model.ts). */
export const withoutJsonSchemas = (): Plugin => ({
  name: 'without-json-schemas',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'sojourn_api' || name === 'sojourn_identity',
  resolveId: (source) => (FILE.test(source) ? STAND_IN : undefined),
})
