import { expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { previewConfig } from './preview-config.ts'

it('a preview has its own hosts, a password, and the resources of its environment but no schedules', () => {
  const config = unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
  config.vars.SITE_ORIGINS = { it: 'https://it.staging.test', de: 'https://de.staging.test' }
  const databases = new Map([['sojourn-sessions', 'id-of-sessions']])
  const { previews } = previewConfig(config, { name: 'pr-7', namespace: 'id-of-flags', databases })
  expect(previews.vars).toMatchObject({
    PREVIEW: 'pr-7',
    SITE_ORIGINS: { it: 'https://pr-7.it.staging.test', de: 'https://pr-7.de.staging.test' },
  })
  expect(previews.d1_databases[0]).toMatchObject({ binding: 'SESSIONS', database_id: 'id-of-sessions' })
  expect(previews.kv_namespaces).toEqual([{ binding: 'FLAGS', id: 'id-of-flags' }])
  expect(previews.services).toEqual(config.services)
  expect(previews).not.toHaveProperty('triggers')
})
