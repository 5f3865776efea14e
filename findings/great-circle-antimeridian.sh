#!/bin/sh
# @turf/great-circle 7.4.0 cuts a flight's line at the antimeridian without reaching it: from Tokyo to Los Angeles the
# first part ends at 178.99 degrees east and the second begins at 179.84 west, a gap of 1.2 degrees on the map, where
# RFC 7946 (3.1.9) cuts at 180. Of three points from Fiji towards Niue, the first part is one position, which is no
# line (3.1.4). A drawn route has to be closed by its reader, or left uncut.
# Expected: both gaps, and the part of one position.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact @turf/great-circle@7.4.0
cat > main.mjs <<'JS'
import { greatCircle } from '@turf/great-circle'

const show = (name, from, to, options) => {
  const [east, west] = greatCircle(from, to, options).geometry.coordinates
  const gap = 360 - east.at(-1)[0] + west[0][0]
  console.log(`${name}: ${east.length} and ${west.length} positions, a gap of ${gap.toFixed(2)} degrees`)
}
show('Tokyo to Los Angeles', [139.8, 35.6], [-118.4, 33.9])
show('Auckland to Santiago', [174.8, -37], [-70.7, -33.4])
show('Fiji towards Niue, three points', [178, -18], [-170, -20], { npoints: 3 })
JS
output=$(node main.mjs)
echo "$output"
[ "$output" = 'Tokyo to Los Angeles: 40 and 60 positions, a gap of 1.17 degrees
Auckland to Santiago: 6 and 94 positions, a gap of 0.91 degrees
Fiji towards Niue, three points: 1 and 2 positions, a gap of 5.96 degrees' ]
