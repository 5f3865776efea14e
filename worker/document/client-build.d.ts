/** Output of the client build (scripts/build/client-build.ts). */
declare module 'virtual:client-build' {
  const build: {
    id: string
    version: string
    commit: string | null
    committedAt: string | null
    /** Inlined styles (page-style.ts); empty in development. */
    css: Readonly<Record<'everyPage' | import('./page-style.ts').StylePart, string>>
    /** CSP sources of all styles. */
    cssHashes: readonly string[]
    /** Inlined (client/early.ts), and its CSP source; both empty in development. */
    early: string
    earlyHash: string
    boot: string
    track: string
    offline: string
    /** Chunks to prefetch when the page is idle. */
    ahead: string[]
    /** Chunks of each island, shared ones included; empty in development. */
    islands: Readonly<Record<string, readonly string[]>>
    fonts: string[]
    developmentHead: string
  }
  export default build
}
