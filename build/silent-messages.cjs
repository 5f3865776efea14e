/**
 * Replaces `debug`, whose messages workerd has no environment variable to turn on, and `depd`, which builds functions
 * from strings (forbidden in workerd) to log deprecations.
 */
module.exports = () => Object.assign(() => {}, { function: (wrapped) => wrapped, property: () => {} })
