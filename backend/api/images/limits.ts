/** Size of an uploaded file. */
export const MAX_FILE_BYTES = 20_000_000
/** Size of the form: the file, names and alternative texts. */
export const MAX_UPLOAD_BYTES = 20_100_000
export const OFFICE_UPLOAD = '/office/pictures/upload'
/** Size of the same form in the back office, which shows what was typed again when the file is refused. */
export const MAX_OFFICE_UPLOAD_BYTES = 30_000_000
export const FILE_TOO_LARGE = 'the file is larger than 20 MB'
/** Pixels of a decoded picture; the platform's own limit. */
export const MAX_PIXELS = 100_000_000
export const MAX_SIDE = 12_000
/** Browsers take seconds to draw some larger ones. */
export const MAX_SVG_BYTES = 200_000
