#!/bin/sh
# @portabletext/to-html 5.0.3 writes an English note for developers into the page where it has no component for a block:
# `<div style="display:none">Unknown block type "map", …`. `onMissingComponent: false` ends the warning on the console,
# not the note, which is part of the text of the page. An unknown mark becomes a span
# with a class, an unknown style a paragraph; only the block has the note.
# Expected: the note with `onMissingComponent: false`; none for mark and style; none with an own `unknownType`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact @portabletext/to-html@5.0.3
cat > main.mjs <<'JS'
import { toHTML } from '@portabletext/to-html'

const text = (style, marks) => ({
  _type: 'block',
  _key: 'a',
  style,
  markDefs: [],
  children: [{ _type: 'span', _key: 'b', text: 'Ciao', marks }],
})
const quiet = { onMissingComponent: false }
const map = [{ _type: 'map', _key: 'c' }]
console.log(toHTML(map, quiet))
console.log(toHTML([text('normal', ['glow'])], quiet))
console.log(toHTML([text('lead', [])], quiet))
console.log(`own: ${toHTML(map, { ...quiet, components: { unknownType: () => '' } })}.`)
JS
output=$(node main.mjs)
echo "$output"
[ "$output" = '<div style="display:none">Unknown block type &quot;map&quot;, specify a component for it in the `components.types` option</div>
<p><span class="unknown__pt__mark__glow">Ciao</span></p>
<p>Ciao</p>
own: .' ]
