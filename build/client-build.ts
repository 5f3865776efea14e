import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { MARKET_IDS, type MarketId } from '../markets/market-id.ts'
import { buildFileHref, writeBuildFile } from './build-file.ts'
import { buildInfo, distFolder } from './build-info.ts'
import { islandTextFiles, islandTexts } from './island-texts.ts'
import { writeMapSheets } from './map-sheets.ts'
import { messageHrefs, writeMessageFiles } from './message-files.ts'
import { buildStyleTable } from './style-table.ts'
import { buildEarlyScript, buildOfflineScript, buildServiceWorker, earlyScript, offlineScript } from './worker-build.ts'

const ID = 'virtual:client-build'
const CLIENT = `${distFolder()}/client`
const MANIFEST = `${CLIENT}/.vite/manifest.json`
export const BOOT = 'client/boot.ts'
/** Analytics, only for visitors with consent (worker/response/visitor-slots.ts). */
const TRACK = 'client/track.ts'
/** Loaded by a link to a modal. */
const MODALS = 'client/modals/modals.ts'
/** All stylesheets in cascade order; the first states the order of layers. */
const STYLE_GLOBS = [
  '/worker/ui/styles/layers.css',
  '/worker/shell/**/*.css',
  '/worker/modals/**/*.css',
  '/worker/pages/error/*.css',
  '/worker/ui/search-box/*.css',
  ['/worker/ui/styles/*.css', '!/worker/ui/styles/{fonts,page-transition}.css'],
  '/worker/ui/*.css',
  '/worker/ui/blocks/**/*.css',
  '/worker/pages/**/*.css',
]
export const STYLES = 'virtual:styles'
/** Inlined in a first page, linked by further ones. If the stylesheet declared fonts again, text would move. */
export const FONTS = 'virtual:fonts'
/** Inlined in every page: a transition that a file declares comes too late. */
export const PAGE_TRANSITION = 'virtual:page-transition'
/** Inlined before the first map of a page (worker/ui/map/map-picture.tsx). */
export const MAP_STYLES = 'virtual:map-styles'
const GLOBS_OF: Record<string, readonly (string | string[])[]> = {
  [STYLES]: STYLE_GLOBS,
  [FONTS]: ['/worker/ui/styles/fonts.css'],
  [PAGE_TRANSITION]: ['/worker/ui/styles/page-transition.css'],
  [MAP_STYLES]: ['/worker/ui/map/*.css'],
}
const FLAGS = '\0virtual:flags.css'
/** The gateway links the stylesheet for the visitors who see them (worker/response/respond.ts), or scripts show them. */
const LATER_CLASSES = [
  'account-panel',
  'account-picture',
  'geo',
  'geo-choices',
  'geo-title',
  'lookup-list',
  'lookup-none',
]
/** Modules that are needed together: each file costs a slow phone time, even from the cache. */
export const CHUNKS = [
  { name: 'react', test: /client\/react\.ts$|build\/jsx-runtime\.mjs$|node_modules\/(react|react-dom|scheduler)\// },
  { name: 'days', test: /shared\/(calendar\/(month-weeks|grid-keys)|dates\/iso-days)\.ts$/ },
]
/**
 * Chunks that the browser compiles completely when it fetches them, off the main thread, instead of function by
 * function.
 */
export const compiledAhead = ({ name }: { name: string }): string =>
  /^react$|\.island$|^use-destination$/.test(name) ? '//# allFunctionsCalledOnLoad' : ''
/** Modules of the development server (island-texts.ts). */
const ISLAND_TEXTS = '\0virtual:island-texts/'
const ISLAND = /^client\/islands\/(.*)\.island\.tsx$/

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[]; assets?: string[] }

const STYLE_TABLE = 'style-table'

const cspHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Vite's development server serves sources and needs its own head scripts. */
const developmentBuild = () => ({
  id: 'development',
  ...buildInfo(),
  styles: { href: '', version: '', table: '' },
  fontStyles: { href: '', css: '', hash: '' },
  transitionStyles: { css: '', hash: '' },
  mapStyles: { css: '', hash: '' },
  messages: {},
  early: '',
  earlyHash: '',
  boot: `/${BOOT}`,
  track: `/${TRACK}`,
  offline: '',
  islandTexts: Object.fromEntries(MARKET_IDS.map((id) => [id, `/@id/${ISLAND_TEXTS.replace('\0', '__x00__')}${id}`])),
  fonts: [],
  icons: '',
  developmentHead: ['/@vite/client', ...[STYLES, FONTS, PAGE_TRANSITION, MAP_STYLES].map((id) => `/@id/__x00__${id}`)]
    .map((url) => `<script type="module" src="${url}"></script>`)
    .join(''),
})

const readManifest = () => {
  const text = readFileSync(MANIFEST, 'utf8')
  const manifest: Record<string, Chunk> = JSON.parse(text)
  const chunk = (name: string): Chunk => {
    const found = manifest[name] ?? Object.values(manifest).find((each) => each.name === name)
    if (found === undefined) throw new Error(`the client build has no ${name}`)
    return found
  }
  const stylesheetOf = (name: string): string => {
    const [stylesheet = '', ...others] = chunk(name).css ?? []
    if (others.length > 0) throw new Error(`the client build has more than one stylesheet of ${name}`)
    return stylesheet
  }
  return { text, manifest, chunk, stylesheetOf }
}

const productionBuild = () => {
  const { text, manifest, chunk, stylesheetOf } = readManifest()
  const files = (name: string): string[] => [chunk(name).file, ...(chunk(name).imports ?? []).flatMap(files)]
  const urls = (name: string): string[] => [...new Set(files(name))].map((file) => `/${file}`)
  const boot = `/${chunk(BOOT).file}`
  const early = earlyScript()
  const islands = Object.fromEntries(
    Object.keys(manifest).flatMap((name) => {
      const [, island] = ISLAND.exec(name) ?? []
      if (island === undefined) return []
      const all = new Set(['react', MODALS, name].flatMap(urls))
      return [[island, [...all].filter((url) => url !== boot)]]
    }),
  )
  const texts = islandTextFiles(islands)
  const stylesheet = stylesheetOf(STYLES)
  const inlined = (name: string) => {
    const file = stylesheetOf(name)
    const css = readFileSync(`${CLIENT}/${file}`, 'utf8').trim()
    return { href: `/${file}`, css, hash: cspHash(css) }
  }
  const build = {
    // The manifest has a hash of each file but these.
    id: createHash('sha256')
      .update(text + early + texts.map(({ url }) => url))
      .digest('hex')
      .slice(0, 12),
    ...buildInfo(),
    styles: {
      href: `/${stylesheet}`,
      version: stylesheet.slice(-'12345678.css'.length, -'.css'.length),
      table: buildFileHref(STYLE_TABLE),
    },
    fontStyles: inlined(FONTS),
    transitionStyles: inlined(PAGE_TRANSITION),
    mapStyles: inlined(MAP_STYLES),
    messages: messageHrefs(),
    early,
    earlyHash: cspHash(early),
    boot,
    track: `/${chunk(TRACK).file}`,
    offline: offlineScript(),
    islandTexts: Object.fromEntries(texts.map(({ id, url }) => [id, url])),
    icons: `/${chunk(STYLES).assets?.find((file) => file.endsWith('.svg'))}`,
    fonts: Object.values(manifest)
      .flatMap((each) => [each.file, ...(each.assets ?? [])])
      // The second font loads only where a name needs it.
      .filter((file, i, all) => file.endsWith('.woff2') && !file.includes('extended') && all.indexOf(file) === i)
      .map((file) => `/${file}`),
    developmentHead: '',
  }
  return { build, texts }
}

/**
 * Provides the client build's files to the workers (module `virtual:client-build`), and builds the client before them.
 * The Cloudflare plugin would build it after them, and a second time.
 */
export const clientBuild = (): Plugin => ({
  buildApp: {
    order: 'pre',
    async handler(builder) {
      const client = builder.environments.client
      if (client === undefined) throw new Error('no client environment')
      const build = builder.build.bind(builder)
      const built: Promise<Rolldown.RolldownOutput | Rolldown.RolldownOutput[] | Rolldown.RolldownWatcher> =
        build(client)
      builder.build = (environment) => (environment === client ? built : build(environment))
      await built
      await buildEarlyScript()
      await buildOfflineScript()
      const stylesheet = readFileSync(`${CLIENT}/${readManifest().stylesheetOf(STYLES)}`, 'utf8')
      writeBuildFile(STYLE_TABLE, buildStyleTable(stylesheet, LATER_CLASSES))
      writeMessageFiles()
      writeMapSheets()
      const { build: all, texts } = productionBuild()
      for (const { url, code } of texts) writeFileSync(`${CLIENT}${url}`, code)
      const { id, commit, boot, offline, fonts, fontStyles, icons, styles } = all
      await buildServiceWorker({
        id: `${id}-${commit}`,
        stylesheet: styles.href,
        files: [styles.href, fontStyles.href, boot, offline, icons, ...fonts],
      })
    },
  },
  ...clientBuildModule(),
  name: 'client-build',
})

const flagRule = (id: MarketId): string => {
  const svg = readFileSync(`markets/${id}/flag.svg`, 'utf8').replaceAll('"', "'").replace(/\n */g, '')
  return `.flag-${id}{background-image:url("data:image/svg+xml,${svg.replace(/[#<>]/g, encodeURIComponent)}")}`
}

/** The modules that import stylesheets. */
export const stylesModule = (): Plugin => ({
  name: 'styles-module',
  resolveId: (id) => (id in GLOBS_OF ? `\0${id}` : id === FLAGS ? id : undefined),
  load: (id) => {
    if (id === FLAGS) return `@layer layout{${MARKET_IDS.map(flagRule).join('')}}`
    const globs = GLOBS_OF[id.slice(1)]?.map((glob) => `import.meta.glob(${JSON.stringify(glob)}, { eager: true })`)
    return globs && [...globs, id === `\0${STYLES}` ? `import ${JSON.stringify(FLAGS)}` : ''].join('\n')
  },
})

/** Vite's helper around each dynamic import. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'

/**
 * Removes the helper around dynamic imports: with `modulePreload` off and styles in the pages it does nothing, for 600
 * bytes of the boot script.
 */
export const withoutPreloads = (): Plugin => ({
  name: 'without-preloads',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load()' : undefined),
})

/** The module alone, for builds after the client's. */
export const clientBuildModule = (): Pick<Plugin, 'resolveId' | 'load'> & { name: string } => ({
  name: 'client-build-module',
  resolveId(id) {
    if (id === ID) return `\0${ID}`
    return id.startsWith(ISLAND_TEXTS) ? id : undefined
  },
  load(id) {
    if (id.startsWith(ISLAND_TEXTS)) return islandTexts(id.slice(ISLAND_TEXTS.length) as MarketId, {})
    if (id !== `\0${ID}`) return
    return `export default ${JSON.stringify(this.environment.mode === 'dev' ? developmentBuild() : productionBuild().build)}`
  },
})
