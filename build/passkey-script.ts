import { createHash } from 'node:crypto'
import { build, type Plugin, type Rolldown } from 'vite'

const ID = 'virtual:passkey-script'
const SOURCE = 'backend/identity/browser/passkey.ts'

/** Bundles the sign-in pages' script into the worker that serves it: the worker has no static files. */
export const passkeyScript = (): Plugin => ({
  name: 'passkey-script',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  async load(id) {
    if (id !== `\0${ID}`) return
    const { output } = (await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      build: { write: false, modulePreload: false, rollupOptions: { input: SOURCE, output: { format: 'iife' } } },
    })) as Rolldown.RolldownOutput
    const { code } = output[0]
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 12)
    return `export const path = '/passkey-${hash}.js'\nexport const code = ${JSON.stringify(code)}`
  },
})
