import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a market's folder holds (decision 51). */
export type MarketFolder = {
  id: string
  /** Of its `market.ts`. */
  position: number
  language: string
  /** Names of its parts, and of those of its language where it carries one: files without their ending. */
  parts: readonly string[]
  languageParts: readonly string[] | null
}

const FOLDER = 'markets'
const GENERATED = join(FOLDER, 'generated')
const MADE = 'Made of the folders beside this one by scripts/build/market-lists.ts: not to be edited.'
const HEAD = `// ${MADE}\n`

/** `booking-rules` is the constant `bookingRules`. */
const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A market's id, or a language's: it begins names in the code that is made. */
const ID = /^[a-z]{2,3}$/

/**
 * The files of `markets/generated`, by name: who the markets are, and for each part one table of all markets or
 * languages. Throws with every problem, each naming folder and part: a market cannot be half there.
 */
export const marketLists = (folders: readonly MarketFolder[]): Record<string, string> => {
  const markets = folders.toSorted((a, b) => a.position - b.position)
  const carriers = markets.filter(({ languageParts }) => languageParts !== null)
  const languages = [...new Set(markets.map(({ language }) => language))]
  const problems = [
    ...markets.flatMap(({ id, language }) =>
      [id, language].filter((name) => !ID.test(name)).map((name) => `markets/${id}: "${name}" is no id`),
    ),
    ...markets
      .filter(({ position }) => !Number.isInteger(position) || position < 1)
      .map(({ id }) => `markets/${id}/market.ts: its position has to be a whole number from 1 on`),
    ...markets
      .filter(({ position }, i) => position === markets[i - 1]?.position)
      .map(({ id, position }) => `markets/${id}/market.ts: position ${position} is taken`),
    ...languages.flatMap((language) => {
      const own = carriers.filter((market) => market.language === language).map(({ id }) => `markets/${id}/language`)
      const speak = markets.filter((market) => market.language === language).map(({ id }) => `markets/${id}`)
      if (own.length === 0) return [`no folder "language" says ${language}: one of ${speak.join(', ')} has to have it`]
      return own.length > 1 ? [`${language} is in ${own.join(' and ')}: one of them has to go`] : []
    }),
    ...missing(markets.map(({ id, parts }) => [`markets/${id}`, parts] as const)),
    ...missing(carriers.map(({ id, languageParts }) => [`markets/${id}/language`, languageParts ?? []] as const)),
  ]
  if (problems.length > 0) throw new Error(`Markets are half there:\n  ${problems.join('\n  ')}`)

  const byMarket = (part: string) =>
    table(
      part,
      'Market',
      markets.map(({ id }) => [id, `../${id}/${part}.ts`] as const),
    )
  const byLanguage = (part: string) =>
    table(
      part,
      'Language',
      carriers.map(({ id, language }) => [language, `../${id}/language/${part}.ts`] as const),
    )
  return {
    'ids.ts': `${HEAD}
/** All markets, in their fixed order. */
export const MARKET_IDS = [${markets.map(({ id }) => `'${id}'`).join(', ')}] as const

/** All languages that they speak. */
export const LANGUAGES = [${languages.map((language) => `'${language}'`).join(', ')}] as const
`,
    'geo-sheets.css': geoSheets(markets.map(({ id }) => id)),
    ...Object.fromEntries((markets[0]?.parts ?? []).map((part) => [`${part}.ts`, byMarket(part)])),
    ...Object.fromEntries((carriers[0]?.languageParts ?? []).map((part) => [`language-${part}.ts`, byLanguage(part)])),
  }
}

/** Shows the question of the market that is stamped on a page (worker/document/geo-redirect.tsx). */
const geoSheets = (ids: readonly string[]): string => `/* ${MADE} */
@layer layout {
  html[data-geo]:not([data-hide-banner-geo]) {
${ids.map((id) => `    &[data-geo="${id}"] .geo-${id}`).join(',\n')} {
      display: block;
    }
  }
}
`

/** What one folder has and another lacks. */
const missing = (folders: readonly (readonly [string, readonly string[]])[]): string[] => {
  const wanted = new Map(folders.flatMap(([folder, parts]) => parts.map((part) => [part, folder] as const)))
  return folders.flatMap(([folder, parts]) =>
    [...wanted].flatMap(([part, other]) =>
      parts.includes(part) ? [] : [`${folder}/${part}.ts is missing: ${other} has one`],
    ),
  )
}

const table = (part: string, of: 'Market' | 'Language', rows: readonly (readonly [string, string])[]): string => {
  const name = camelCase(part)
  const own = (id: string) => camelCase(`${id}-${part}`)
  return `${HEAD}
${rows.map(([id, path]) => `import { ${name} as ${own(id)} } from '${path}'`).join('\n')}

/** \`${name}\` of every ${of.toLowerCase()}. */
export const ${name}By${of} = Object.freeze({
${rows.map(([id]) => `  ${id}: ${own(id)},`).join('\n')}
})
`
}

/** Names of the parts in a folder. Throws where a file has not the constant that it is named after. */
const partsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[a-z][a-z-]*\.ts$/.test(entry.name))
    .map(({ name }) => {
      const part = name.slice(0, -'.ts'.length)
      const constant = camelCase(part)
      if (!new RegExp(`^export const ${constant}\\b`, 'm').test(readFileSync(join(folder, name), 'utf8')))
        throw new Error(`${join(folder, name)} has no "export const ${constant}"`)
      return part
    })
    .sort()

/** What the folders of a tree hold. Throws where one has no `market.ts`, or one that says another id. */
export const readMarketFolders = async (root = '.'): Promise<MarketFolder[]> => {
  const ids = readdirSync(join(root, FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ name }) => name)
  return Promise.all(
    ids.map(async (id) => {
      const folder = join(root, FOLDER, id)
      const file = join(folder, 'market.ts')
      if (!existsSync(file)) throw new Error(`${file} is missing`)
      const { market } = (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href).catch((error: unknown) => {
        throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      })) as { market: { id: string; position: number; language: string } }
      if (market.id !== id) throw new Error(`${file} says that it is ${market.id}`)
      const own = join(folder, 'language')
      return {
        id,
        position: market.position,
        language: market.language,
        parts: partsIn(folder),
        languageParts: existsSync(own) ? partsIn(own) : null,
      }
    }),
  )
}

/** Writes `markets/generated` of a tree where it is not what its folders say. @returns names of what has changed */
export const writeMarketLists = async (root = '.'): Promise<string[]> => {
  const folder = join(root, GENERATED)
  mkdirSync(folder, { recursive: true })
  const lists = marketLists(await readMarketFolders(root))
  const stale = readdirSync(folder).filter((name) => lists[name] === undefined)
  const changed = Object.keys(lists).filter((name) => {
    const file = join(folder, name)
    return !existsSync(file) || readFileSync(file, 'utf8') !== lists[name]
  })
  for (const name of stale) rmSync(join(folder, name))
  for (const name of changed) writeFileSync(join(folder, name), lists[name] ?? '')
  return [...stale, ...changed]
}
