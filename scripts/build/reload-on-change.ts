import type { Plugin } from 'vite'

/**
 * Development only: a change of what the workers run starts them afresh, because rendered parts that modules
 * remember would hide it; the browser then loads the page anew, unless it has the module itself and exchanges it.
 */
export const reloadOnChange = (): Plugin => ({
  name: 'reload-on-change',
  apply: 'serve',
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments
    if (this.environment === client || modules.length === 0) return
    this.environment.hot.send({ type: 'full-reload' })
    if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' })
    return []
  },
})
