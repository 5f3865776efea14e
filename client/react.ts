/** React's client, in a chunk of its own: fetched when the page is idle, run when the first island wakes. */
export { createElement } from 'react'
export { hydrateRoot } from 'react-dom/client'
