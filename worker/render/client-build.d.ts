/** What the browser gets, written by the client half of the build (scripts/client-build.ts). */
declare module 'virtual:client-build' {
  const build: {
    /** Names this build in cache keys. */
    id: string
    /** All styles, inlined in the document; empty in development, where Vite serves them. */
    css: string
    /** CSP source of that inlined stylesheet: sha256-…; empty in development. */
    cssHash: string
    /** Path of the boot script. */
    boot: string
    /** Chunks that every island needs, for prefetching when the page is idle. */
    react: string[]
    /** Chunks of each island by its name, those that it shares included; empty in development. */
    islands: Readonly<Record<string, readonly string[]>>
    /** Fonts to preload. */
    fonts: string[]
    /** Head markup of the development server; empty in production. */
    developmentHead: string
  }
  export default build
}
