/** Replaces what date-fns locales have for distances and for reading dates: workers only format days. */
module.exports = {}
