/**
 * First step of every npm command. Runs on Node 20 or later without dependencies: installs from the lock file when it
 * changed, then runs the command with the pinned Node (dev dependency `node`) that current tools require.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
if (/[#?]/.test(root)) {
  console.error(`The build cannot read the folder ${root}: rename what has # or ? in its path.`)
  process.exit(1)
}
const stamp = resolve(root, 'node_modules/.installed-from')
const node = resolve(root, 'node_modules/node/bin/node')
const lock = createHash('sha256')
  .update(readFileSync(resolve(root, 'package-lock.json')))
  .digest('hex')

const installed = () => existsSync(stamp) && existsSync(node) && readFileSync(stamp, 'utf8') === lock

if (!installed()) {
  console.log('Installing from package-lock.json …')
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (npm.status !== 0) {
    console.error('npm ci failed; nothing was started.')
    process.exit(1)
  }
  writeFileSync(stamp, lock)
}

const [file, ...rest] = process.argv.slice(2)
const path = `${resolve(root, 'node_modules/node/bin')}:${resolve(root, 'node_modules/.bin')}:${process.env.PATH}`
const child = spawn(node, ['--disable-warning=ExperimentalWarning', resolve(root, file), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
})
// The terminal sends Ctrl-C to the child too; this process only waits for its end.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
// No signal arrives when npm is killed.
const parent = process.ppid
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref()
