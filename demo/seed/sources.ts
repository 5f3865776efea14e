import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { contactsSourceSchema } from '../../backend/api/sources/contacts-source.ts'
import {
  bannersSourceSchema,
  footerSourceSchema,
  headerSourceSchema,
  type LayoutSource,
  settingsSourceSchema,
  talkToUsSourceSchema,
} from '../../backend/api/sources/layout-source.ts'
import {
  type PageSource,
  pageSourceSchema,
  type RedirectSource,
  redirectSourceSchema,
} from '../../backend/api/sources/page-source.ts'
import {
  type CountrySource,
  countriesSourceSchema,
  type PlaceSource,
  placesSourceSchema,
} from '../../backend/api/sources/places-source.ts'
import {
  type FaqSource,
  faqsSourceSchema,
  type IncludedSource,
  includedSourceSchema,
} from '../../backend/api/sources/travel-extras-source.ts'
import { apiMessages } from '../../backend/api/translate.ts'
import { destinationNamesByLanguage } from '../../markets/registry.ts'
import { parseJson } from '../../shared/json/parse-json.ts'
import { pathsOf } from './page-paths.ts'
import { type PictureSource, readPictures } from './pictures.ts'
import { type ReviewSource, reviewsSourceSchema } from './review-source.ts'
import { strayTranslations, withTranslations } from './translations.ts'
import {
  type CoordinatorSource,
  coordinatorsSourceSchema,
  type TravelSource,
  travelsSourceSchema,
} from './travel-source.ts'
import {
  type WemeetCitySource,
  type WemeetKindSource,
  type WemeetMembersSource,
  wemeetCitySourceSchema,
  wemeetKindSourceSchema,
  wemeetMembersSourceSchema,
} from './wemeet-source.ts'

/** All editors' sources. A part without its file is `null` or empty. */
export type SeedSources = {
  travels: TravelSource[]
  coordinators: CoordinatorSource[]
  reviews: ReviewSource[]
  pictures: PictureSource[]
  pages: { file: string; source: PageSource }[]
  redirects: RedirectSource[]
  layout: { [Part in keyof LayoutSource]: LayoutSource[Part] | null }
  included: IncludedSource | null
  faqs: FaqSource[]
  /** Cities and regions. */
  places: PlaceSource[]
  /** Texts of countries. */
  countries: CountrySource[]
  wemeet: { cities: WemeetCitySource[]; kinds: WemeetKindSource[]; members: WemeetMembersSource | null }
}

const HERE = import.meta.dirname

/** Reads every source file; throws for the first invalid one, with its name. */
export const readSources = (root: string = HERE): SeedSources => {
  const one = <S extends z.ZodType>(file: string, schema: S): z.infer<S> | null =>
    existsSync(join(root, file)) ? parseFile(root, file, schema) : null
  const all = <S extends z.ZodType>(folder: string, schema: S): { file: string; source: z.infer<S> }[] =>
    jsonFiles(root, folder).map((file) => ({ file: basename(file, '.json'), source: parseFile(root, file, schema) }))
  /** A list, extended by further files in a folder of its name. */
  const list = <T>(name: string, schema: z.ZodType<T[]>): T[] => [
    ...(one(`${name}.json`, schema) ?? []),
    ...all(name, schema).flatMap(({ source }) => source),
  ]
  const [stray] = strayTranslations(root)
  if (stray !== undefined) throw new Error(`seed source ${stray}: there is nothing to translate`)
  const coordinators = one('coordinators.json', coordinatorsSourceSchema) ?? []
  return {
    travels: all('travels', travelsSourceSchema).flatMap(({ source }) => source),
    coordinators,
    pictures: root === HERE ? readPictures(coordinators) : [],
    reviews: all('reviews', reviewsSourceSchema).flatMap(({ source }) => source),
    pages: all('pages', pageSourceSchema).map(({ file, source }) => ({
      file,
      source: { ...source, slugs: pathsOf(source) },
    })),
    redirects: list('redirects', redirectSourceSchema),
    layout: {
      header: one('layout/header.json', headerSourceSchema),
      footer: one('layout/footer.json', footerSourceSchema),
      banners: one('layout/banners.json', bannersSourceSchema),
      talkToUs: one('layout/talk-to-us.json', talkToUsSourceSchema),
      contacts: one('layout/contacts.json', contactsSourceSchema),
      settings: one('layout/settings.json', settingsSourceSchema),
    },
    included: one('travel-extras/included.json', includedSourceSchema),
    faqs: one('travel-extras/faqs.json', faqsSourceSchema) ?? [],
    places: all('places', placesSourceSchema).flatMap(({ source }) => source),
    countries: all('countries', countriesSourceSchema).flatMap(({ source }) => source),
    wemeet: {
      cities: list('wemeet/cities', z.array(wemeetCitySourceSchema)),
      kinds: one('wemeet/kinds.json', z.array(wemeetKindSourceSchema)) ?? [],
      members: one('wemeet/members.json', wemeetMembersSourceSchema),
    },
  }
}

/** Sources and code of the seed, relative to the repository. */
const SEED_INPUTS = [
  'demo/seed',
  'demo/pictures',
  'backend/api/sources',
  'backend/api/catalogue/coordinator-conditions.ts',
  'backend/api/catalogue/prices.ts',
  'backend/api/hash.ts',
  'markets/common-booking-rules.ts',
]

/** Hash of everything that determines the seed: sources, code, and market labels. */
export const sourcesHash = (): string => {
  const root = join(HERE, '../..')
  const below = (path: string): string[] =>
    path.endsWith('.ts')
      ? [path]
      : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
  const files = SEED_INPUTS.flatMap(below)
    .filter((file) => /\.(json|ts|webp|svg)$/.test(file) && !file.endsWith('.test.ts'))
    .sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  const labels = Object.values(apiMessages).map((messages) => messages.labels)
  hash.update(JSON.stringify([labels, destinationNamesByLanguage]))
  return hash.digest('hex')
}

const jsonFiles = (root: string, folder: string): string[] => {
  if (!existsSync(join(root, folder))) return []
  const names = readdirSync(join(root, folder), { recursive: true }) as string[]
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name))
}

const parseFile = <S extends z.ZodType>(root: string, file: string, schema: S): z.infer<S> => {
  try {
    return schema.parse(withTranslations(root, file, parseJson(readFileSync(join(root, file), 'utf8'))))
  } catch (error) {
    throw new Error(`seed source ${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
