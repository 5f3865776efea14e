import './unhandled-rejections.ts'
import { app } from './app.ts'
import { type Env, readConfig } from './env.ts'
import { pullPayload } from './flags/pull.ts'
import { saveExperiments } from './flags/remember-experiments.ts'

/** The map of the storefront: the gateway knows the visitor, Page renders and never does, Private is for one. */
export default Object.assign(app, {
  scheduled: async (_controller: ScheduledController, env: Env) => {
    const config = readConfig(env)
    await pullPayload(env, config)
    await saveExperiments(env, config)
  },
})
export { Page } from './page/page.tsx'
export { Private } from './private/private.tsx'
