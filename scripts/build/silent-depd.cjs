/** Replaces `depd`, which builds functions from strings (forbidden in workerd) to log deprecations. */
module.exports = () => Object.assign(() => {}, { function: (wrapped) => wrapped, property: () => {} })
