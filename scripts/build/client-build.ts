import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { buildInfo, distFolder } from './build-info.ts'
import { buildEarlyScript, buildOfflineScript, buildServiceWorker, earlyScript, offlineScript } from './worker-build.ts'

const ID = 'virtual:client-build'
const CLIENT = `${distFolder()}/client`
const MANIFEST = `${CLIENT}/.vite/manifest.json`
export const BOOT = 'client/boot.ts'
/** Analytics, only for visitors with consent (worker/gateway/visitor-slots.ts). */
const TRACK = 'client/track.ts'
/** Loaded by a link to a modal. */
const MODALS = 'client/modals/modals.ts'
/** Stylesheets of every page, and of the parts that some routes add (worker/document/page-style.ts). */
const STYLE_GLOBS = {
  everyPage: [
    '/worker/document/*.css',
    '/worker/document/modals/**/*.css',
    '/worker/pages/error/*.css',
    '/worker/ui/search-box/*.css',
    ['/worker/ui/styles/*.css', '!/worker/ui/styles/layers.css'],
    '/worker/ui/*.css',
  ],
  content: ['/worker/ui/blocks/**/*.css'],
  search: ['/worker/pages/{search,sales}/**/*.css'],
  trip: ['/worker/pages/{travel,tour,itinerary,coordinator}/**/*.css'],
  wemeet: [['/worker/pages/wemeet-event{,s}/**/*.css', '/worker/pages/travel/breadcrumbs.css']],
  offline: ['/worker/pages/offline/**/*.css'],
}
const STYLE_ID = 'virtual:styles/'
/** The module of each part. */
export const STYLES = Object.fromEntries(Object.keys(STYLE_GLOBS).map((part) => [part, STYLE_ID + part])) as Record<
  keyof typeof STYLE_GLOBS,
  string
>
/** Modules that are needed together: each file costs a slow phone time, even from the cache. */
export const CHUNKS = [
  { name: 'react', test: /client\/react\.ts$|node_modules\/(react|react-dom|scheduler)\// },
  { name: 'days', test: /shared\/(calendar\/(month-weeks|grid-keys)|dates\/iso-days)\.ts$/ },
]
/**
 * Chunks that the browser compiles completely when it fetches them, off the main thread, instead of function by
 * function.
 */
export const compiledAhead = ({ name }: { name: string }): string =>
  /^react$|\.island$|^use-destination$/.test(name) ? '//# allFunctionsCalledOnLoad' : ''
/** Layer order, written before each part: bundlers hoist globs over imports. */
const LAYERS = 'worker/ui/styles/layers.css'
const ISLAND = /^client\/islands\/(.*)\.island\.tsx$/

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[]; assets?: string[] }

const cspHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Vite's development server serves sources and needs its own head scripts. */
const developmentBuild = () => ({
  id: 'development',
  ...buildInfo(),
  css: { everyPage: '', content: '', search: '', trip: '', wemeet: '', offline: '' },
  cssHashes: [],
  early: '',
  earlyHash: '',
  boot: `/${BOOT}`,
  track: `/${TRACK}`,
  offline: '',
  ahead: [],
  islands: {},
  fonts: [],
  developmentHead: [
    `<script type="module" src="/@vite/client"></script>`,
    // Builds write the order of layers before each part.
    ...[`/${LAYERS}?import`, ...Object.values(STYLES).map((id) => `/@id/__x00__${id}`)].map(
      (url) => `<script type="module" src="${url}"></script>`,
    ),
  ].join(''),
})

const productionBuild = () => {
  const text = readFileSync(MANIFEST, 'utf8')
  const manifest: Record<string, Chunk> = JSON.parse(text)
  const chunk = (name: string): Chunk => {
    const found = manifest[name] ?? Object.values(manifest).find((each) => each.name === name)
    if (found === undefined) throw new Error(`the client build has no ${name}`)
    return found
  }
  const files = (name: string): string[] => [chunk(name).file, ...(chunk(name).imports ?? []).flatMap(files)]
  const urls = (name: string): string[] => [...new Set(files(name))].map((file) => `/${file}`)
  const boot = `/${chunk(BOOT).file}`
  const cssOf = (name: string): string =>
    (chunk(name).css ?? []).map((file) => readFileSync(`${CLIENT}/${file}`, 'utf8')).join('')
  const layers = readFileSync(LAYERS, 'utf8').trim()
  const early = earlyScript()
  const css = Object.fromEntries(Object.entries(STYLES).map(([part, name]) => [part, layers + cssOf(name)]))
  return {
    id: createHash('sha256')
      .update(text)
      .update(JSON.stringify(css) + early)
      .digest('hex')
      .slice(0, 12),
    ...buildInfo(),
    css,
    cssHashes: Object.values(css).map(cspHash),
    early,
    earlyHash: cspHash(early),
    boot,
    track: `/${chunk(TRACK).file}`,
    offline: offlineScript(),
    ahead: [...urls('react'), ...urls(MODALS)].filter((url) => url !== boot),
    islands: Object.fromEntries(
      Object.keys(manifest).flatMap((name) => {
        const [, island] = ISLAND.exec(name) ?? []
        return island === undefined ? [] : [[island, urls(name).filter((url) => url !== boot)]]
      }),
    ),
    fonts: Object.values(manifest)
      .flatMap((each) => [each.file, ...(each.assets ?? [])])
      // The second font loads only where a name needs it.
      .filter((file, i, all) => file.endsWith('.woff2') && !file.includes('extended') && all.indexOf(file) === i)
      .map((file) => `/${file}`),
    developmentHead: '',
  }
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
      const { id, commit, boot, offline, fonts } = productionBuild()
      await buildServiceWorker({ id: `${id}-${commit}`, files: [boot, offline, ...fonts] })
    },
  },
  ...clientBuildModule(),
  name: 'client-build',
})

/** Modules that import the stylesheets of a part. */
export const styleModules = (): Plugin => ({
  name: 'style-modules',
  resolveId: (id) => (id.startsWith(STYLE_ID) ? `\0${id}` : undefined),
  load(id) {
    const [, globs] = Object.entries(STYLE_GLOBS).find(([part]) => id === `\0${STYLE_ID}${part}`) ?? []
    return globs?.map((glob) => `import.meta.glob(${JSON.stringify(glob)}, { eager: true })`).join('\n')
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
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return
    return `export default ${JSON.stringify(this.environment.mode === 'dev' ? developmentBuild() : productionBuild())}`
  },
})
