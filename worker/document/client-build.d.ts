/** Output of the client build (scripts/build/client-build.ts). */
declare module 'virtual:client-build' {
  const build: {
    id: string
    version: string
    commit: string | null
    committedAt: string | null
    /** The complete stylesheet, its file of rules (style-table.ts), the constant part and its CSP source; empty in development. */
    styles: { href: string; version: string; table: string; constant: string; constantHash: string }
    /** Files with the messages of each market (load-messages.ts); empty in development. */
    messages: Readonly<Partial<Record<import('../../markets/market-id.ts').MarketId, string>>>
    /** Inlined (client/early.ts), and its CSP source; both empty in development. */
    early: string
    earlyHash: string
    boot: string
    track: string
    offline: string
    /** Module with the islands' messages and files per market (island-texts.ts). */
    islandTexts: Readonly<Record<string, string>>
    fonts: string[]
    /** The picture of all icons; empty in development. */
    icons: string
    developmentHead: string
  }
  export default build
}
