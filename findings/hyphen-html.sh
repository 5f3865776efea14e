#!/bin/sh
# hyphen 1.14.1 skips tags in `hyphenateHTML`, but hyphenates what stands in `script`, `style`, `textarea` and `code` as
# text: JSON-LD loses its type ("TouristTrip" with two soft hyphens), a style sheet its `color`. A discount code and an
# e-mail address look as before, and fail when they are copied. A page has to be hyphenated by chosen text nodes.
# Expected: soft hyphens (shown as dots) in the type, the property, the code, the field and the address; none in a title.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact hyphen@1.14.1
cat > main.mjs <<'JS'
import german from 'hyphen/de/index.js'

const page = [
  '<script type="application/ld+json">{"@type":"TouristTrip"}</script>',
  '<style>a{color:red}</style>',
  '<code>SOMMERREISE27</code>',
  '<textarea>Urlaubsangebot</textarea>',
  '<a href="mailto:reservierung@example.com">reservierung@example.com</a>',
  '<p title="Urlaubsangebot">Urlaubsangebot</p>',
]
for (const element of page) console.log(german.hyphenateHTMLSync(element).replaceAll('\u00ad', '·'))
JS
output=$(node main.mjs)
echo "$output"
[ "$output" = '<script type="application/ld+json">{"@type":"Tou·rist·Trip"}</script>
<style>a{co·lor:red}</style>
<code>SOM·MER·REI·SE27</code>
<textarea>Ur·laubs·an·ge·bot</textarea>
<a href="mailto:reservierung@example.com">re·ser·vie·rung@ex·am·p·le.com</a>
<p title="Urlaubsangebot">Ur·laubs·an·ge·bot</p>' ]
