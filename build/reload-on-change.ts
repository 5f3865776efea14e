import type { Plugin } from 'vite'

/**
 * Development only: restarts the workers after a change, because modules cache rendered parts; then reloads the page,
 * unless the browser replaces the module itself.
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
