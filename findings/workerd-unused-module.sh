#!/bin/sh
# workerd 1.20261012.1 compiles every ES module of an upload when the worker starts, also one that only an `import()`
# names which never runs. Splitting rarely used code into chunks therefore saves its evaluation, not its compilation:
# 3 MB of such code multiply the time until the first response. With the compatibility flag `new_module_registry`
# (experimental: not for deployments) a module costs nothing until it is imported.
# Expected: more than four times the time as it is, less than half of that ratio with the flag.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact workerd@1.20261012.1
cat > run.mjs <<'JS'
import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import workerd from 'workerd'

console.log(spawnSync(workerd.default ?? workerd, ['--version']).stdout.toString().trim())
writeFileSync('main.js', `export default { async fetch(request) {
  if (request.url.endsWith('/rare')) await import('rare.js')
  return new Response('started')
} }`)
const rare = (functions) =>
  Array.from({ length: functions }, (_, n) => `export const f${n} = (a, b) => { const c = a + ${n}; return c * b + "${n}".length }\n`).join('')
let port = 18431
const startMs = async (functions, flags) => {
  writeFileSync('rare.js', rare(functions))
  port++
  writeFileSync('config.capnp', `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "main.js", esModule = embed "main.js"), (name = "rare.js", esModule = embed "rare.js")],
    compatibilityDate = "2026-10-01", compatibilityFlags = [${flags.map((flag) => `"${flag}"`)}]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);`)
  const start = performance.now()
  const child = spawn(workerd.default ?? workerd, ['serve', 'config.capnp', '--experimental'], { stdio: 'ignore' })
  try {
    for (;;) {
      const text = await fetch(`http://127.0.0.1:${port}/`).then((r) => r.text()).catch(() => '')
      if (text === 'started') return performance.now() - start
      if (performance.now() - start > 120_000) throw new Error('does not start')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  } finally {
    child.kill('SIGKILL')
  }
}
const ratio = async (flags) => {
  const [small, large] = [await startMs(1, flags), await startMs(40_000, flags)]
  console.log(`flags [${flags}]: ${Math.round(small)} ms with 1 unused function, ${Math.round(large)} ms with 40,000`)
  return large / small
}
const [usual, lazy] = [await ratio([]), await ratio(['new_module_registry'])]
const isAsSeen = usual > 4 && lazy < usual / 2
console.log(isAsSeen ? 'as seen' : 'CHANGED')
process.exitCode = isAsSeen ? 0 : 1
JS
node run.mjs
