import type { Plugin } from 'vite'

/** Texts of the events' contracts for docs/events.md, which no worker reads. */
const DESCRIPTION = /\.describe\(\s*('[^']*'|`[^`]*`),?\s*\)/g
const EVENT = /\bevent\(\s*('[\w-]+'),\s*'[^']*'/g

/** Builds the contracts of events without their descriptions: 2 KiB of an upload. */
export const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contracts\/(event-stream|storefront-events)\.ts$/ },
    handler: (code) => ({ code: code.replace(DESCRIPTION, '').replace(EVENT, "event($1, ''"), map: null }),
  },
})
