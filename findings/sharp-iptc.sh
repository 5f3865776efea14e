#!/bin/sh
# sharp 0.35.5 drops the IPTC record of a photograph when it writes WebP, AVIF or PNG, although `keepMetadata` names IPTC
# among what it keeps; EXIF of the same file stays, so that the result looks complete. JPEG keeps it. Agencies write
# the photographer, the credit line and the rights there. A site that converts its licensed photographs and reads the
# credit from what it stored shows none: it has to be read from the original, or copied to XMP or EXIF before.
# Expected: IPTC and photographer in JPEG; neither in the others, which keep EXIF.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact sharp@0.35.5
cat > main.mjs <<'JS'
import sharp from 'sharp'

const bytes = (size, value) => {
  const buffer = Buffer.alloc(size)
  buffer.writeUIntBE(value, 0, size)
  return buffer
}
const dataSet = (number, text) => Buffer.concat([Buffer.from([0x1c, 2, number]), bytes(2, text.length), Buffer.from(text)])
// By-line, credit and copyright notice of IPTC-IIM, in Photoshop's resource 0x0404.
const record = Buffer.concat([dataSet(80, 'A Photographer'), dataSet(110, 'An Agency'), dataSet(116, 'Some Rights')])
const resource = Buffer.concat([Buffer.from('Photoshop 3.0\u00008BIM\u0004\u0004\0\0'), bytes(4, record.length), record])
const padded = record.length % 2 ? Buffer.concat([resource, Buffer.alloc(1)]) : resource
const segment = Buffer.concat([bytes(2, 0xffed), bytes(2, padded.length + 2), padded])

const plain = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#456' } })
  .withExif({ IFD0: { ImageDescription: 'Harbour' } })
  .jpeg()
  .toBuffer()
const photo = Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)])
for (const format of ['jpeg', 'webp', 'avif', 'png']) {
  const written = await sharp(photo).keepMetadata().toFormat(format).toBuffer()
  const { iptc, exif } = await sharp(written).metadata()
  console.log(format, iptc ? 'IPTC' : 'no IPTC', exif ? 'EXIF' : 'no EXIF', written.includes('Photographer'))
}
JS
output=$(node main.mjs)
echo "$output"
[ "$output" = 'jpeg IPTC EXIF true
webp no IPTC EXIF false
avif no IPTC EXIF false
png no IPTC EXIF false' ]
