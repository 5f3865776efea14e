import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { unknownPlaceholders } from '../../backend/api/facts/placeholders.ts'
import { contactsSourceSchema } from '../../backend/api/sources/contacts-source.ts'
import {
  bannersSourceSchema,
  footerSourceSchema,
  headerSourceSchema,
  settingsSourceSchema,
  talkToUsSourceSchema,
} from '../../backend/api/sources/layout-source.ts'
import { pageSourceSchema, redirectSourceSchema } from '../../backend/api/sources/page-source.ts'
import { countriesSourceSchema, placesSourceSchema } from '../../backend/api/sources/places-source.ts'
import { faqsSourceSchema, includedSourceSchema } from '../../backend/api/sources/travel-extras-source.ts'
import { readOptions } from '../../local/commands/read-options.ts'
import { parseJson } from '../../shared/json/parse-json.ts'
import { reviewsSourceSchema } from './review-source.ts'
import { strayTranslations, TRANSLATIONS, withTranslations } from './translations.ts'
import { coordinatorsSourceSchema, travelsSourceSchema } from './travel-source.ts'
import { wemeetCitySourceSchema, wemeetKindSourceSchema, wemeetMembersSourceSchema } from './wemeet-source.ts'

/** Schema of a source file by its path in this folder; the first match wins. */
const SCHEMAS: [RegExp, z.ZodType][] = [
  [/^travels\//, travelsSourceSchema],
  [/^coordinators\.json$/, coordinatorsSourceSchema],
  [/^reviews\//, reviewsSourceSchema],
  [/^pages\//, pageSourceSchema],
  [/^redirects(\/[a-z-]+)?\.json$/, redirectSourceSchema],
  [/^layout\/header\.json$/, headerSourceSchema],
  [/^layout\/footer\.json$/, footerSourceSchema],
  [/^layout\/banners\.json$/, bannersSourceSchema],
  [/^layout\/talk-to-us\.json$/, talkToUsSourceSchema],
  [/^layout\/contacts\.json$/, contactsSourceSchema],
  [/^layout\/settings\.json$/, settingsSourceSchema],
  [/^places\//, placesSourceSchema],
  [/^countries\//, countriesSourceSchema],
  [/^travel-extras\/included\.json$/, includedSourceSchema],
  [/^travel-extras\/faqs\.json$/, faqsSourceSchema],
  [/^wemeet\/cities(\/[a-z-]+)?\.json$/, z.array(wemeetCitySourceSchema)],
  [/^wemeet\/kinds\.json$/, z.array(wemeetKindSourceSchema)],
  [/^wemeet\/members\.json$/, wemeetMembersSourceSchema],
]

/**
 * Problems of the seed's source files, one line each; empty when valid. For editors: `node demo/seed/check-sources.ts
 * [folder]` prints them.
 */
export const sourceProblems = (root: string, under = ''): string[] => {
  const files = (readdirSync(root, { recursive: true }) as string[]).filter(
    (file) => file.endsWith('.json') && file.startsWith(under) && !file.startsWith(`${TRANSLATIONS}/`),
  )
  const stray = strayTranslations(root).map((file) => `${file}: no source file is called that`)
  const problems = files.sort().flatMap((file) => {
    const schema = SCHEMAS.find(([pattern]) => pattern.test(file))?.[1]
    if (!schema) return [`${file}: no source file is called that`]
    try {
      const source = withTranslations(root, file, parseJson(readFileSync(join(root, file), 'utf8')))
      const unknown = unknownPlaceholders(JSON.stringify(source))
      if (unknown.length > 0) return [`${file}: nobody fills the placeholders ${unknown.join(', ')}`]
      const result = schema.safeParse(source)
      return result.success ? [] : [`${file}:\n${z.prettifyError(result.error)}`]
    } catch (error) {
      return [`${file}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
  return [...stray, ...problems]
}

if (import.meta.main) {
  const { positionals } = readOptions(
    `node demo/seed/check-sources.ts [FOLDER]

Lists the problems of the seed's source files, or of those in one folder of demo/seed.`,
    { allowPositionals: true },
  )
  const problems = sourceProblems(import.meta.dirname, positionals[0])
  for (const problem of problems) console.log(problem)
  console.log(problems.length ? `${problems.length} files with problems` : 'all source files are fine')
  process.exitCode = problems.length ? 1 : 0
}
