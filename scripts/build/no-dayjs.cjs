/** Replaces Day.js in launder, which reads dates with it: sanitize-html uses launder for links only. */
module.exports = {}
