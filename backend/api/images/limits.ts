/** Of an uploaded file. */
export const MAX_FILE_BYTES = 20_000_000
/** Of the form: the file, names and alternative texts. */
export const MAX_UPLOAD_BYTES = 20_100_000
export const FILE_TOO_LARGE = 'the file is larger than 20 MB'
/** Of a decoded picture; the platform's own limits. */
export const MAX_PIXELS = 100_000_000
export const MAX_SIDE = 12_000
/** Tags, attributes and declarations of inline styles of an SVG: browsers need long to draw more. */
export const MAX_SVG_PARTS = 250_000
/** What an SVG draws beyond its own characters (svg-cost.ts): programs take some 4 s for it. */
export const MAX_SVG_COST = 1_000_000
/** Of elements in an SVG; programs that draw SVG have similar limits. */
export const MAX_SVG_DEPTH = 250
