import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { listBuildFiles } from '../../build/build-files.ts'
import { DEPLOYED } from '../../build/deployed.ts'
import { scriptName } from '../../local/workers/worker-options.ts'
import { sharedSite } from '../support/shared-site.ts'
import type { Site } from '../support/site.ts'
import { uploadSize } from '../support/upload-size.ts'
import { IS_WHOLE_RUN } from '../support/whole-run.ts'

/** KiB after gzip; docs/performance.md has the measured values. The platform's limit is 10 MB. */
const MAX_GZIP_KIB = { storefront: 484, api: 372, identity: 259 }

const REPLACED =
  /\/node_modules\/(postcss|entities\/dist\/decode|debug|depd|mime-db)\b|react-dom-server\.edge\.|@simplewebauthn\/server\/.*\/(verifications|defaultRootCerts)\/|\/(convertX509PublicKeyToCOSE|unwrapEC2Signature)\.js/

/** Present only while the names that they replace are those of the library. */
const STAND_INS = {
  storefront: ['jsx-runtime.mjs', 'no-entities.cjs', 'no-postcss.cjs', 'no-stream-renderer.cjs'],
  api: [],
  identity: ['few-mime-types.cjs', 'no-attestation.cjs', 'silent-messages.cjs', 'unwrap-signature.ts'],
}

/** readme-tour.test.ts proves with a dry run that wrangler accepts it. */
describe.each(DEPLOYED)('$worker worker', ({ worker, config }) => {
  it('is within its size limit', () => {
    const { kib, gzipKib } = uploadSize(worker)
    console.log(`${worker}: ${kib} KiB, gzip ${gzipKib} KiB`)
    expect(gzipKib).toBeGreaterThan(0)
    expect(gzipKib).toBeLessThanOrEqual(MAX_GZIP_KIB[worker])
  })

  it('has the stand-ins of its build (vite.config.ts), and none of the parts of libraries that they replace', () => {
    const maps = globSync(`dist/sojourn_${worker}/**/*.js.map`).map((map) => readFileSync(map, 'utf8'))
    const sources = maps.flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources)
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.filter((source) => REPLACED.test(source))).toEqual([])
    const standIns = sources.flatMap((source) => /\/build\/([\w-]+\.(?:cjs|mjs|ts))$/.exec(source)?.[1] ?? [])
    expect(standIns.toSorted()).toEqual(STAND_INS[worker])
  })

  it('writes the log itself: lines of the platform would contain URLs and headers of visitors', () => {
    const { observability } = unstable_readConfig({ config }, { hideWarnings: true })
    expect(observability).toMatchObject({ enabled: true, redact_query_string: true, logs: { invocation_logs: false } })
    expect(observability.traces).toEqual({ enabled: true, head_sampling_rate: 0.01 })
  })
})

describe('a storefront beside another build', () => {
  let site: Site
  beforeAll(async () => {
    site = await sharedSite()
  })

  /** Another build's name of the same file. */
  const renamed = (path: string): string => path.replace(/-[\w-]{8}\.(\w+)$/, '-0therB1d.$1')

  it('serves its hashed files, once they are uploaded, as it serves its own', async () => {
    const bucket = await site.miniflare.getR2Bucket('BUILDS', scriptName('storefront'))
    const all = JSON.parse(readFileSync(listBuildFiles('dist').file, 'utf8')) as { key: string; file: string }[]
    const kinds = Map.groupBy(all, ({ key }) => key.split('.').at(-1))
    expect(new Set(kinds.keys())).toEqual(new Set(['css', 'js', 'json', 'svg', 'woff2']))
    const files = IS_WHOLE_RUN ? all : [...kinds.values()].flatMap((each) => each.slice(0, 2))
    const shown = async (path: string) => {
      const { status, headers, bytes } = await site.request('it', path)
      return { status, type: headers['content-type'], cached: headers['cache-control'], text: bytes.toString('base64') }
    }
    for (const { key, file } of files) {
      const other = `/${renamed(key)}`
      expect(await shown(other), other).toMatchObject({ status: 404, cached: 'no-store' })
      await bucket.put(renamed(key), readFileSync(file))
      const own = await shown(`/${key}`)
      expect(own, key).toMatchObject({ status: 200, cached: 'public, max-age=31536000, immutable' })
      expect(await shown(other), other).toEqual(own)
      // The next file may have the same name.
      await bucket.delete(renamed(key))
    }
  })
})
