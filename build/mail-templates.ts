import { type Plugin, runnerImport } from 'vite'

const ID = 'virtual:mail-templates'
const SOURCE = './backend/kit/mail/layout.tsx'

/** Renders the layout of mails once, for the workers that send them. */
export const mailTemplates = (): Plugin => ({
  name: 'mail-templates',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  async load(id) {
    if (id !== `\0${ID}`) return
    const { module } = await runnerImport<{ templates: object }>(SOURCE, { configFile: false, logLevel: 'error' })
    this.addWatchFile(SOURCE)
    return `export const templates = ${JSON.stringify(module.templates)}`
  },
})
