/** Replaces the tables of HTML entities in htmlparser2: sanitize-html leaves entities as they are (worker/data/sanitize-markup.ts). */
exports.EntityDecoder = class {}
exports.DecodingMode = {}
exports.htmlDecodeTree = undefined
exports.xmlDecodeTree = undefined
