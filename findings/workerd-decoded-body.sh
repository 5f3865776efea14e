#!/bin/sh
# workerd 1.20261012.1 never frees an async function that waits for a read of `body.pipeThrough(new TextDecoderStream())`
# when the request that started it is over, nor anything that the function refers to. One that waits for the body
# itself is freed. A worker that responds before it has read such a stream to its end grows with each request.
# Expected: 60 of 60 freed with the body, 0 of 60 with the decoding stream.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact workerd@1.20261012.1
cat > main.js <<'JS'
let [kept, freed] = [0, 0]
const registry = new FinalizationRegistry(() => freed++)
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
// Its first line comes at once, its end 0.3 s later.
const slowResponse = (ctx) => {
  const { readable, writable } = new TransformStream()
  const writer = writable.getWriter()
  const write = async () => {
    await writer.write(new TextEncoder().encode('first line\n'))
    await pause(300)
    await writer.close()
  }
  ctx.waitUntil(write())
  return new Response(readable)
}
const counts = async () => {
  for (let n = 0; n < 5; n++) {
    gc()
    await pause(50)
  }
  const response = Response.json({ kept, freed })
  kept = freed = 0
  return response
}
export default {
  async fetch(request, { SELF }, ctx) {
    const { pathname } = new URL(request.url)
    if (pathname === '/slow') return slowResponse(ctx)
    if (pathname === '/counts') return counts()
    const { body } = await SELF.fetch('http://self/slow')
    const reader = (pathname === '/decoded' ? body.pipeThrough(new TextDecoderStream()) : body).getReader()
    const first = Promise.withResolvers()
    const readAll = async () => {
      const large = { bytes: new Uint8Array(1000) }
      registry.register(large)
      kept++
      for (;;) {
        const { done } = await reader.read()
        first.resolve()
        if (done) return large
      }
    }
    readAll().catch(() => {})
    await first.promise
    return new Response('The first line is here.')
  },
}
JS
cat > config.capnp <<'CONFIG'
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  v8Flags = ["--expose-gc"],
  services = [(name = "main", worker = (
    modules = [(name = "main.js", esModule = embed "main.js")],
    bindings = [(name = "SELF", service = "main")], compatibilityDate = "2026-10-01"))],
  sockets = [(name = "http", address = "127.0.0.1:18499", http = (), service = "main")]);
CONFIG
cat > run.mjs <<'JS'
import { spawn, spawnSync } from 'node:child_process'
import workerd from 'workerd'

const program = workerd.default ?? workerd
console.log(spawnSync(program, ['--version']).stdout.toString().trim())
const server = spawn(program, ['serve', 'config.capnp', '--experimental'], { stdio: 'ignore' })
const text = (path) => fetch(`http://127.0.0.1:18499${path}`).then((response) => response.text())
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
try {
  while ((await text('/counts').catch(() => '')) === '') await pause(50)
  const seen = {}
  for (const path of ['/body', '/decoded']) {
    for (let n = 0; n < 60; n++) await text(path)
    await pause(2000)
    seen[path] = JSON.parse(await text('/counts'))
    console.log(path, seen[path])
  }
  const isAsSeen = seen['/body'].freed === 60 && seen['/decoded'].freed === 0
  console.log(isAsSeen ? 'as seen' : 'CHANGED')
  process.exitCode = isAsSeen ? 0 : 1
} finally {
  server.kill('SIGKILL')
}
JS
node run.mjs
