import { fileURLToPath } from 'node:url'
import { cloudflare, type WorkerConfig } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'
import { distFolder } from './build/build-info.ts'
import {
  BOOT,
  CHUNKS,
  clientBuild,
  compiledAhead,
  FONTS,
  MAP_STYLES,
  PAGE_TRANSITION,
  STYLES,
  stylesModule,
  withoutPreloads,
} from './build/client-build.ts'
import { databaseSchemas } from './build/database-schemas.ts'
import { mailTemplates } from './build/mail-templates.ts'
import { mapSheets } from './build/map-sheets.ts'
import { messageFiles } from './build/message-files.ts'
import { messageKeys } from './build/message-keys.ts'
import { passkeyScript } from './build/passkey-script.ts'
import { reloadOnChange } from './build/reload-on-change.ts'
import { withoutDescriptions } from './build/without-descriptions.ts'
import { completeConfig } from './build/worker-config.ts'
import { STATE_PARENT } from './local/state/state-folder.ts'
import { localVariables } from './local/workers/local-variables.ts'
import type { WorkerName } from './local/workers/worker-options.ts'

const STOREFRONT = 'wrangler.toml'
const FRONT_DOOR = 'backend/front-door/wrangler.toml'

/** Workers log the functions of an error, and oidc-provider stores the names of its classes. */
const KEPT_NAMES = { function: true, class: true }
const SMALL_WORKER = {
  build: {
    rolldownOptions: { output: { minify: { compress: { keepNames: KEPT_NAMES }, mangle: { keepNames: KEPT_NAMES } } } },
  },
}

/** `Features.LightDark` of lightningcss. */
const LIGHT_DARK = 1 << 20

const standIn = (name: string): string => fileURLToPath(new URL(`build/${name}`, import.meta.url))

/**
 * `vite build` builds the browser's files and the four workers; `vite` (npm run dev) runs the same workers with
 * hot reload behind the front door. Production deploys everything but the front door.
 */
export default defineConfig(({ command }) => {
  const port = Number(process.env.PORT ?? 8787)
  const { DEPLOYMENT, PICTURE_SERVICE_URL } = process.env
  // A build uses the variables of wrangler.toml, the development server those of this machine.
  const worker = (name: WorkerName, configPath: string) => ({
    configPath,
    config: (config: WorkerConfig): void => {
      // Cached pages would hide edits. Workers that lack a variable ignore it.
      if (command === 'serve')
        Object.assign(config.vars, localVariables(port)[name], { PAGE_CACHE: 'off', PICTURE_SERVICE_URL })
      completeConfig(name, config)
    },
  })
  return {
    // Pictures come from the back end; icons, manifest and films are served as they are.
    publicDir: 'public',
    // A dark part of a page needs the function itself: the substitute for old browsers resolves it at the root.
    css: { lightningcss: { exclude: LIGHT_DARK } },
    build: {
      outDir: distFolder(),
      rolldownOptions: {
        // It would warn of a busy machine.
        checks: { bundlerTimings: false },
        // Market folders hold values only. Without both, object spreads would keep all of them in every worker.
        treeshake: {
          moduleSideEffects: [
            { test: /\/markets\/[a-z]+\//, sideEffects: false },
            // @simplewebauthn/server without the certificates' checks (no-attestation.cjs).
            { test: /\/node_modules\/(@simplewebauthn|@peculiar|reflect-metadata|tsyringe)\//, sideEffects: false },
          ],
          propertyReadSideEffects: false,
        },
      },
    },
    plugins: [
      clientBuild(),
      withoutPreloads(),
      stylesModule(),
      passkeyScript(),
      mailTemplates(),
      databaseSchemas(),
      mapSheets(),
      messageFiles(),
      messageKeys(),
      withoutDescriptions(),
      reloadOnChange(),
      cloudflare({
        ...(command === 'serve' ? worker('front-door', FRONT_DOOR) : worker('storefront', STOREFRONT)),
        auxiliaryWorkers: [
          ...(command === 'serve' ? [worker('storefront', STOREFRONT)] : []),
          // Deployments have no front door.
          ...(command === 'build' && DEPLOYMENT === undefined ? [worker('front-door', FRONT_DOOR)] : []),
          worker('api', 'backend/api/wrangler.toml'),
          worker('identity', 'backend/identity/wrangler.toml'),
        ],
        persistState: { path: STATE_PARENT },
      }),
    ],
    resolve: {
      alias: [
        { find: 'postcss', replacement: standIn('no-postcss.cjs') },
        { find: 'entities/decode', replacement: standIn('no-entities.cjs') },
        { find: /^react\/jsx-runtime$/, replacement: standIn('jsx-runtime.mjs') },
        { find: /^(debug|depd)$/, replacement: standIn('silent-messages.cjs') },
        { find: 'mime-db', replacement: standIn('few-mime-types.cjs') },
        { find: /^\.\/cjs\/react-dom-server\.edge\.\w+\.js$/, replacement: standIn('no-stream-renderer.cjs') },
        {
          find: /^\.\/(verifications|defaultRootCerts)\/.*\.js$|^\.\/convertX509PublicKeyToCOSE\.js$/,
          replacement: standIn('no-attestation.cjs'),
        },
        { find: './unwrapEC2Signature.js', replacement: standIn('unwrap-signature.ts') },
      ],
    },
    environments: {
      // lru-cache looks for `process`, with which the runtime would load a dozen modules of Node at start.
      sojourn_storefront: { ...SMALL_WORKER, define: { process: 'undefined' } },
      sojourn_api: SMALL_WORKER,
      sojourn_identity: SMALL_WORKER,
      client: {
        build: {
          manifest: true,
          assetsInlineLimit: 0,
          // The islands' files are in build/island-texts.ts; Vite's list of them would weigh 400 bytes on every page.
          modulePreload: false,
          rollupOptions: {
            input: { boot: BOOT, styles: STYLES, fonts: FONTS, transition: PAGE_TRANSITION, map: MAP_STYLES },
            output: { codeSplitting: { groups: CHUNKS }, postBanner: compiledAhead },
          },
        },
      },
    },
  }
})
