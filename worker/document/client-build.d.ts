/** What the browser gets, written by the client half of the build (scripts/client-build.ts). */
declare module 'virtual:client-build' {
  const build: {
    /** Names this build in cache keys. */
    id: string
    /** Which product this is (scripts/build/build-info.ts). */
    version: string
    commit: string | null
    committedAt: string | null
    /** Styles, inlined in the document: those of every page and parts (page-style.ts); empty in development, where Vite serves them. */
    css: Readonly<Record<'everyPage' | import('./page-style.ts').StylePart, string>>
    /** CSP sources of those styles, sha256-…: a page names all of them, whichever it carries. */
    cssHashes: readonly string[]
    /** Path of the boot script. */
    boot: string
    /** Analytics, for whoever allows them. */
    track: string
    /** The offline page's own script; empty in development. */
    offline: string
    /** Chunks that most interactions need, for prefetching when the page is idle: React, and what opens modals. */
    ahead: string[]
    /** Chunks of each island by its name, those that it shares included; empty in development. */
    islands: Readonly<Record<string, readonly string[]>>
    /** Fonts to preload. */
    fonts: string[]
    /** Head markup of the development server; empty in production. */
    developmentHead: string
  }
  export default build
}
