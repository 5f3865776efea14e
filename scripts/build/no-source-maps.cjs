/** Replaces source-map-js in css-tree's generator: ours makes no source maps. */
module.exports = {}
