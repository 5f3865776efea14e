import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

const ID = 'virtual:client-build'
const MANIFEST = 'dist/client/.vite/manifest.json'
export const BOOT = 'client/boot.ts'
const REACT = 'client/react.ts'
const ISLAND = /^client\/islands\/(.*)\.island\.tsx$/

type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] }

/** In development Vite serves sources as they are and needs its own head scripts. */
const developmentBuild = () => ({
  id: 'development',
  css: '',
  cssHash: '',
  boot: `/${BOOT}`,
  react: [],
  islands: {},
  fonts: [],
  developmentHead: [
    `<script type="module" src="/@vite/client"></script>`,
    `<script type="module" src="/client/styles.ts"></script>`,
  ].join(''),
})

const productionBuild = () => {
  const text = readFileSync(MANIFEST, 'utf8')
  const manifest: Record<string, Chunk> = JSON.parse(text)
  const chunk = (name: string): Chunk => {
    const found = manifest[name]
    if (found === undefined) throw new Error(`the client build has no ${name}`)
    return found
  }
  const files = (name: string): string[] => [chunk(name).file, ...(chunk(name).imports ?? []).flatMap(files)]
  const urls = (name: string): string[] => [...new Set(files(name))].map((file) => `/${file}`)
  const boot = `/${chunk(BOOT).file}`
  const styles = chunk('client/styles.ts')
  const css = (styles.css ?? []).map((file) => readFileSync(`dist/client/${file}`, 'utf8')).join('')
  return {
    id: createHash('sha256').update(text).update(css).digest('hex').slice(0, 12),
    css,
    cssHash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
    boot,
    react: urls(REACT),
    islands: Object.fromEntries(
      Object.keys(manifest).flatMap((name) => {
        const [, island] = ISLAND.exec(name) ?? []
        return island === undefined ? [] : [[island, urls(name).filter((url) => url !== boot)]]
      }),
    ),
    fonts: Object.values(manifest)
      .flatMap((each) => [each.file, ...(each.assets ?? [])])
      .filter((file, i, all) => file.endsWith('.woff2') && all.indexOf(file) === i)
      .map((file) => `/${file}`),
    developmentHead: '',
  }
}

/**
 * Tells the workers what the client build made (module `virtual:client-build`), and builds the client before
 * them. The Cloudflare plugin would build it after them, and once more.
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
    },
  },
  ...clientBuildModule(),
  name: 'client-build',
})

/** Only the module, for builds that find the client built. */
export const clientBuildModule = (): Pick<Plugin, 'resolveId' | 'load'> & { name: string } => ({
  name: 'client-build-module',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return
    return `export default ${JSON.stringify(this.environment.mode === 'dev' ? developmentBuild() : productionBuild())}`
  },
})
