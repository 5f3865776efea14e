/** Of an uploaded file. */
export const MAX_FILE_BYTES = 20_000_000
/** More than the file's, so that a file that is a little too large is refused with its reason. */
export const MAX_UPLOAD_BYTES = 25_000_000
/** Of a decoded picture; the platform's own limits. */
export const MAX_PIXELS = 100_000_000
export const MAX_SIDE = 12_000
/** Tags, attributes and declarations of inline styles of an SVG: browsers need long to draw more. */
export const MAX_SVG_PARTS = 250_000
/** Of elements in an SVG; programs that draw SVG have similar limits. */
export const MAX_SVG_DEPTH = 250
