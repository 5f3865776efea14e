import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'
import { BOOT, clientBuild } from './scripts/build/client-build.ts'

const STOREFRONT = 'wrangler.toml'
const FRONT_DOOR = 'backend/front-door/wrangler.toml'

/**
 * `vite build` builds the browser's files and the four workers; `vite` (npm run dev) runs the same workers with
 * hot reload behind the front door. Production deploys everything but the front door.
 */
export default defineConfig(({ command }) => ({
  // Pictures come from the back end; only fixed files (icons, manifest) are served as they are.
  publicDir: 'public',
  plugins: [
    clientBuild(),
    cloudflare({
      configPath: command === 'serve' ? FRONT_DOOR : STOREFRONT,
      auxiliaryWorkers: [
        { configPath: command === 'serve' ? STOREFRONT : FRONT_DOOR },
        { configPath: 'backend/api/wrangler.toml' },
        { configPath: 'backend/identity/wrangler.toml' },
      ],
      persistState: { path: '.wrangler/state' },
    }),
  ],
  resolve: { alias: { depd: new URL('scripts/build/silent-depd.cjs', import.meta.url).pathname } },
  environments: {
    client: {
      build: {
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: { input: [BOOT, 'client/styles.ts', 'client/react.ts'] },
      },
    },
  },
}))
