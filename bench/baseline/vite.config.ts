import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'
import { clientBuildModule } from '../../build/client-build.ts'

/** Builds the baseline worker with the styles and files of the product's own build. */
export default defineConfig({
  publicDir: false,
  plugins: [clientBuildModule(), cloudflare({ configPath: 'bench/baseline/wrangler.toml' })],
  build: { outDir: 'dist/bench', emptyOutDir: true },
})
