/** Stands in for React's streaming renderer: pages are rendered to strings by the other one, and two weigh 290 kB more. */
module.exports = {}
