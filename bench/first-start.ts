import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../local/workers/ports.ts'
import { requestHost } from '../tests/support/site.ts'

export type StartPhase = { start: 'first' | 'second'; phase: string; seconds: number }

/** Lines of `npm start` that end a phase. */
const PHASES = { 'npm ci': /^added \d+ packages/m, 'build and seed': /Serving the production build/ }
const AVIF = { accept: 'image/avif,*/*' }
/** In their smallest width. */
const PICTURES = /\/images\/uploads\/webp-(?:480|320)\/[\w/-]+\.webp/g

/** Starts a fresh clone twice; measures each until the home page has all its pictures. */
export const benchFirstStart = async (): Promise<StartPhase[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'first-start-'))
  try {
    spawnSync('git', ['clone', '--quiet', '.', folder], { stdio: 'inherit' })
    return [...(await timeStart(folder, 'first')), ...(await timeStart(folder, 'second'))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const timeStart = async (folder: string, start: StartPhase['start']): Promise<StartPhase[]> => {
  const port = await freePort()
  const begin = performance.now()
  const phases: StartPhase[] = []
  const end = (phase: string): void => void phases.push({ start, phase, seconds: (performance.now() - begin) / 1000 })
  const site = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NODE_ENV: undefined },
    detached: true,
  })
  try {
    await new Promise<void>((ready, failed) => {
      let output = ''
      site.stdout.on('data', (chunk) => {
        output += chunk
        for (const [phase, line] of Object.entries(PHASES))
          if (line.test(output) && !phases.some((each) => each.phase === phase)) end(phase)
        if (phases.some(({ phase }) => phase === 'build and seed')) ready()
      })
      site.on('exit', (code) => failed(new Error(`npm start ended with ${code}: ${output}`)))
    })
    const { text } = await requestHost(port, 'it', '/')
    end('home page')
    const pictures = [...new Set(text.match(PICTURES))]
    for (const { status, headers } of await Promise.all(
      pictures.map((path) => requestHost(port, 'images', path, { headers: AVIF })),
    ))
      if (status !== 200 || headers['content-type'] !== 'image/avif') throw new Error(`a picture is missing: ${status}`)
    end(`its ${pictures.length} pictures`)
  } finally {
    await stop(site)
  }
  return phases
}

const stop = async (site: ChildProcess): Promise<void> => {
  if (site.exitCode !== null || site.pid === undefined) return
  const ended = new Promise((done) => site.on('exit', done))
  process.kill(-site.pid, 'SIGINT')
  await ended
}
