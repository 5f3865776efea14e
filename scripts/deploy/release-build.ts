import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { buildsBucket, listBuildFiles } from '../../build/build-files.ts'
import { distFolder } from '../../build/build-info.ts'
import { servedHosts } from '../../build/deployed-config.ts'
import { parseJson } from '../../shared/json/parse-json.ts'
import { withNamespace } from './flags-namespace.ts'
import { hostProblem, versionProblem } from './probe.ts'
import { release } from './release.ts'
import { runWrangler } from './run-wrangler.ts'
import type { BuiltWorker, Step, Target } from './target.ts'

/** In ms: between the steps of a gradual deployment, and for a version to be reached everywhere and ready. */
type Times = { pauseMs: number; waitMs: number }

const deploymentsSchema = z.object({
  deployments: z.array(z.object({ versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })) })),
})
const versionsSchema = z.object({
  items: z.array(z.object({ id: z.string(), annotations: z.record(z.string(), z.unknown()).nullish() })),
})

/** The deployed version of a worker, with the tag of its build; null before a build is deployed. */
const deployedVersion = async ({ account: { account, find } }: Target, name: string) => {
  const script = `${account}/workers/scripts/${name}`
  const versions = ((await find(`${script}/versions`, versionsSchema))?.items ?? []).map(({ id, annotations }) => ({
    id,
    tag: annotations?.['workers/tag'],
  }))
  // The first secrets make a version without code.
  if (versions.every(({ tag }) => tag === undefined)) return null
  const found = await find(`${script}/deployments`, deploymentsSchema)
  const [most] = (found?.deployments[0]?.versions ?? []).toSorted((one, other) => other.percentage - one.percentage)
  if (most === undefined) return null
  const tag = versions.find(({ id }) => id === most.version_id)?.tag
  return { id: most.version_id, tag, isWhole: most.percentage === 100 }
}

type ReleasedWorker = BuiltWorker & { isStorefront: boolean; previous: string | null; wasReady: boolean }

/** A new version of each worker that is deployed from another build. */
export const missingVersions =
  (times: Times): Step =>
  async (target) => {
    const deployed = await Promise.all(target.workers.map(({ name }) => deployedVersion(target, name)))
    const outdated = target.workers.flatMap((built, index) => {
      const version = deployed[index] ?? null
      return version?.tag === target.tag && version.isWhole ? [] : [{ ...built, previous: version?.id ?? null }]
    })
    if (outdated.length === 0) return []
    const what = outdated.map(({ name, previous }) => `${name}${previous === null ? ' (first)' : ''}`).join(', ')
    return [{ what: `version ${target.tag} of ${what}`, make: () => releaseBuild(target, outdated, times) }]
  }

/** Hosts that a deployed worker does not serve yet, for example after an interrupted deployment. */
export const missingHosts: Step = async ({ account: { account, list }, deployment, workers }) => {
  const served = await list(`${account}/workers/domains`, z.object({ hostname: z.string(), service: z.string() }))
  return workers.flatMap(({ worker, name, file }) => {
    const isServed = (host: string) => served.some(({ hostname, service }) => hostname === host && service === name)
    const missing = servedHosts(worker, deployment).filter((host) => !isServed(host))
    if (missing.length === 0) return []
    return [{ what: `hosts of ${name}: ${missing.join(', ')}`, make: () => attachTriggers(file) }]
  })
}

/** Hosts, schedules and queues. */
const attachTriggers = (file: string) => runWrangler(['triggers', 'deploy', '--config', file])

const releaseBuild = async (
  target: Target,
  outdated: readonly (BuiltWorker & { previous: string | null })[],
  { pauseMs, waitMs }: Times,
): Promise<void> => {
  const hostOf = ({ worker }: BuiltWorker): string => servedHosts(worker, target.deployment)[0] ?? ''
  const workers = await Promise.all(
    outdated.map(async (built): Promise<ReleasedWorker> => {
      const problem = built.previous === null ? null : await hostProblem(hostOf(built), 0)
      // Otherwise no version could repair the site.
      if (problem !== null)
        console.log(`${built.name} is not ready already, so its new version need not be: ${problem}`)
      return {
        ...(await withNamespace(built, target)),
        previous: built.previous,
        isStorefront: built.worker === 'storefront',
        wasReady: problem === null,
      }
    }),
  )
  if (workers.some(({ isStorefront }) => isStorefront)) await uploadFiles(target)
  await release(workers, {
    deploy: ({ file }) => runWrangler(['deploy', '--config', file, '--tag', target.tag]),
    upload: ({ file }) => uploadVersion(file, target.tag),
    split: ({ name, file }, shares) => {
      const versions = Object.entries(shares).map(([id, percentage]) => `${id}@${percentage}`)
      return runWrangler(['versions', 'deploy', ...versions, '--yes', '--name', name, '--config', file])
    },
    problemOf: (worker, version) =>
      worker.wasReady
        ? versionProblem({ host: hostOf(worker), name: worker.name, version }, waitMs)
        : Promise.resolve(null),
    attach: ({ file }) => attachTriggers(file),
    pause: () => pause(pauseMs),
    log: (line) => console.log(line),
  })
}

/** Before the version whose pages name them: during a gradual deployment the other one is asked for them, too. */
const uploadFiles = async ({ environment, workers }: Target): Promise<void> => {
  const { file, count } = listBuildFiles(distFolder(environment))
  const bucket = buildsBucket(workers.find(({ worker }) => worker === 'storefront')?.file ?? '')
  console.log(`${count} files of the build for ${bucket}`)
  await runWrangler(['r2', 'bulk', 'put', bucket, '--remote', '--filename', file])
}

const outputSchema = z.object({ type: z.string(), version_id: z.string().nullish() })

const uploadVersion = async (file: string, tag: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'wrangler-'))
  const output = join(folder, 'output')
  try {
    await runWrangler(['versions', 'upload', '--config', file, '--tag', tag], {
      env: { WRANGLER_OUTPUT_FILE_PATH: output },
    })
    const lines = readFileSync(output, 'utf8').trim().split('\n')
    const id = lines
      .map((line) => outputSchema.parse(parseJson(line)))
      .find(({ type }) => type === 'version-upload')?.version_id
    if (!id) throw new Error(`wrangler uploaded no version of ${file}`)
    return id
  } finally {
    rmSync(folder, { recursive: true })
  }
}
