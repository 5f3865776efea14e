/** Output of the client build (scripts/build/client-build.ts). */
declare module 'virtual:client-build' {
  const build: {
    id: string
    version: string
    commit: string | null
    committedAt: string | null
    /** The complete stylesheet, its rules as JSON (style-table.ts), the constant part and its CSP source; empty in development. */
    styles: { href: string; version: string; table: string; constant: string; constantHash: string }
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
