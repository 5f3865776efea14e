import { cloudflare } from '@cloudflare/vite-plugin'
import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

function clientBuild(): Plugin {
  return {
    name: 'client-build',
    buildApp: {
      order: 'pre',
      async handler(builder) {
        const build = builder.build.bind(builder)
        const client = build(builder.environments.client!)
        builder.build = (environment) => (environment.name === 'client' ? client : build(environment))
        await client
      },
    },
    resolveId: (id) => (id === 'virtual:client-build' ? '\0' + id : undefined),
    load(id) {
      if (id !== '\0virtual:client-build') return
      if (this.environment.mode === 'dev') return 'export default {entries: [], css: ""}'
      const m = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
      const css = Object.values(m).flatMap((c: any) => c.css ?? [])
      return `export default ${JSON.stringify({ entries: m, css: css.map((f: any) => readFileSync('dist/client/' + f, 'utf8')).join('') })}`
    },
  }
}

export default defineConfig(({ command }) => ({
  plugins: [
    clientBuild(),
    cloudflare({
      configPath: command === 'serve' ? 'backend/front-door/wrangler.toml' : 'wrangler.toml',
      auxiliaryWorkers: [
        ...(command === 'serve' ? [{ configPath: 'wrangler.toml' }] : [{ configPath: 'backend/front-door/wrangler.toml' }]),
        { configPath: 'backend/api/wrangler.toml' },
        { configPath: 'backend/identity/wrangler.toml' },
      ],
      persistState: { path: '.wrangler/state' },
    }),
  ],
  environments: { client: { build: { manifest: true, rollupOptions: { input: 'client/boot.ts' } } } },
}))
