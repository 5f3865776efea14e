import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const FILES = [
  ...Object.values(scripts).map((command) => command.split(' ').at(-1) ?? ''),
  ...['scripts/draw-icons.ts', 'scripts/subset-font.ts', 'demo/seed/check-sources.ts'],
]

const end = async (file: string, ...words: string[]) => {
  const child = spawn('node', ['--disable-warning=ExperimentalWarning', file, ...words], { stdio: 'pipe' })
  const closed = new Promise<number | null>((done) => child.on('close', done))
  const [out, error, status] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  return { status, out, error }
}

it.each(FILES)('%s reads its words by readOptions alone', (file) => {
  const source = readFileSync(file, 'utf8')
  expect(source).toMatch(/\breadOptions\(/)
  expect(source).not.toMatch(/\bparseArgs\b|\bprocess\.argv\b/)
})

// The others import a bundler or a browser first, which takes seconds.
it.concurrent.each(['scripts/build.ts', 'scripts/logs.ts', 'demo/seed/check-sources.ts'])(
  '%s refuses an option that it does not know, and prints its help',
  async (file) => {
    const { status, out, error } = await end(file, '--nonsense')
    expect([status, out]).toEqual([1, ''])
    const name = file.replace(/^scripts\/(.*)\.ts$/, '$1')
    expect(error).toMatch(/^Unknown option '--nonsense'/)
    expect(error).toMatch(
      name in scripts ? new RegExp(`\n\nnpm (run )?${name}\\b.*\n\n`, 's') : new RegExp(`\n\nnode ${file}\\b`),
    )
  },
  60_000,
)

it('npm run logs prints its help on request', async () => {
  const { status, out, error } = await end('scripts/logs.ts', '--help')
  expect([status, error]).toEqual([0, ''])
  expect(out).toMatch(/^npm run logs/)
})

it.each(['a#b', 'a?b'])('commands refuse a folder with the name %s, which the build cannot read', async (name) => {
  const folder = mkdtempSync(join(tmpdir(), name))
  mkdirSync(join(folder, 'scripts'))
  cpSync('scripts/bootstrap.mjs', join(folder, 'scripts/bootstrap.mjs'))
  const { status, error } = await end(join(folder, 'scripts/bootstrap.mjs'), 'scripts/build.ts')
  rmSync(folder, { recursive: true })
  expect([status, error]).toEqual([
    1,
    `The build cannot read the folder ${folder}: rename what has # or ? in its path.\n`,
  ])
})
