/** Stands in for `depd`, which builds functions from strings (workerd forbids it) only to warn of deprecations. */
module.exports = () => Object.assign(() => {}, { function: (wrapped) => wrapped, property: () => {} })
