#!/bin/sh
# npm 11.19.1 installs a package whose optional dependency is not in the registry, and writes a lock file that its own
# `npm ci` then refuses ("Missing: … from lock file"). `npm ci` of npm 10.9.4 accepts the same lock file. A registry that
# is a mirror, or late, turns an update that works for everybody into a checkout that nobody can install.
# Expected: install succeeds; ci of 11.19.1 fails and names the optional package; ci of 10.9.4 succeeds.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir tools package app
(cd tools && npm init -y >/dev/null && npm install --silent --no-audit --no-fund new@npm:npm@11.19.1 old@npm:npm@10.9.4)
new="node $folder/tools/node_modules/new/bin/npm-cli.js"
old="node $folder/tools/node_modules/old/bin/npm-cli.js"
cat > package/package.json <<'JSON'
{ "name": "with-optional", "version": "1.0.0", "optionalDependencies": { "no-such-package-of-this-name-0451": "^0.1.0" } }
JSON
(cd package && $new pack --silent >/dev/null)
cd app
$new init -y >/dev/null
$new install --silent --no-audit --no-fund ../package/with-optional-1.0.0.tgz && echo "install: succeeds"
for version in new old; do
  eval "npm=\$$version"
  if $npm ci --no-audit --no-fund >../log 2>&1; then result=succeeds; else result=fails; fi
  echo "ci of $($npm --version): $result $(grep -o 'Missing: [^ ]*' ../log || true)"
done | tee ../seen
[ "$(cat ../seen)" = 'ci of 11.19.1: fails Missing: no-such-package-of-this-name-0451@
ci of 10.9.4: succeeds ' ]
