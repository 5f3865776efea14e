#!/bin/sh
# gpxparser 3.0.8 joins the segments of a track, which GPX 1.1 keeps apart because nothing was recorded between them: a
# day of 3.3 km on foot with a bus ride in the middle becomes 137 km with the ride's 400 m of ascent, in GeoJSON one
# line. Where one point has no elevation, the climb from the point before to the one after is lost (200 m of 300). Sea
# level is no elevation: the lowest point at 0 m is `null`. A page of a trek that shows its figures misleads walkers.
# Expected: 137 km and 500 m for two segments, 100 m for the climb of 300, null beside the sea.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact gpxparser@3.0.8
cat > main.cjs <<'JS'
const GpxParser = require('gpxparser')

const point = ([latitude, longitude, elevation]) =>
  `<trkpt lat="${latitude}" lon="${longitude}">${elevation === undefined ? '' : `<ele>${elevation}</ele>`}</trkpt>`
const show = (name, segments) => {
  const lines = segments.map((points) => `<trkseg>${points.map(point).join('')}</trkseg>`).join('')
  const gpx = new GpxParser()
  gpx.parse(`<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>${name}</name>${lines}</trk></gpx>`)
  const [{ distance, elevation }] = gpx.tracks
  const [{ geometry }] = gpx.toGeoJSON().features
  console.log(
    `${name}: ${(distance.total / 1000).toFixed(1)} km, ascent ${elevation.pos}, lowest ${elevation.min}, ${geometry.type}`,
  )
}
const morning = [[46, 7, 200], [46.01, 7, 300]]
const afternoon = [[47, 8, 700], [47.01, 8, 700], [47.02, 8, 700]]
show('morning', [morning])
show('afternoon', [afternoon])
show('both', [morning, afternoon])
show('climb', [[[46, 7, 100], [46.01, 7, 200], [46.02, 7], [46.03, 7, 400]]])
show('from the sea', [[[46, 7, 0], [46.01, 7, 300]]])
JS
output=$(node main.cjs 2>/dev/null)
echo "$output"
[ "$output" = 'morning: 1.1 km, ascent 100, lowest 200, LineString
afternoon: 2.2 km, ascent null, lowest 700, LineString
both: 137.4 km, ascent 500, lowest 200, LineString
climb: 3.3 km, ascent 100, lowest 100, LineString
from the sea: 1.1 km, ascent 300, lowest null, LineString' ]
