#!/bin/sh
# z.toJSONSchema of zod 4.6.7 writes the names of its own checks as `format`: "starts_with", "ends_with", "includes",
# "lowercase". JSON Schema knows no such formats, and Ajv 8.20.0 with its defaults and all formats of ajv-formats 3.0.1
# refuses to compile a schema with one, although the pattern beside it says the same.
# Expected: all four refused; the same schema without `format` compiles and checks the pattern.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact zod@4.6.7 ajv@8.20.0 ajv-formats@3.0.1
cat > main.mjs <<'JS'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'

const checks = {
  starts_with: z.string().startsWith('/'),
  ends_with: z.string().endsWith('/'),
  includes: z.string().includes('/'),
  lowercase: z.string().lowercase(),
}
for (const [name, check] of Object.entries(checks)) {
  const { format, ...rest } = z.toJSONSchema(check)
  const compile = (schema) => addFormats.default(new Ajv2020()).compile(schema)
  let outcome = 'compiled'
  try {
    compile({ format, ...rest })
  } catch (error) {
    outcome = error.message.split(' ignored')[0]
  }
  const plain = compile(rest)
  console.log(name, format, '|', outcome, '|', plain('/a/'), plain('A'))
}
JS
output=$(node main.mjs 2>/dev/null)
echo "$output"
[ "$output" = 'starts_with starts_with | unknown format "starts_with" | true false
ends_with ends_with | unknown format "ends_with" | true false
includes includes | unknown format "includes" | true false
lowercase lowercase | unknown format "lowercase" | true false' ]
