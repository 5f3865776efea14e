import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'
import { clientBuildModule } from '../../build/client-build.ts'
import { mapSheets } from '../../build/map-sheets.ts'

/** Builds the baseline worker with the styles and files of the product's own build. */
export default defineConfig({
  publicDir: false,
  plugins: [clientBuildModule(), mapSheets(), cloudflare({ configPath: 'bench/baseline/wrangler.toml' })],
  build: { outDir: 'dist/bench', emptyOutDir: true },
})
