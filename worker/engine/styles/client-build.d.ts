/** Which sheets of the map exist (build/map-sheets.ts). */
declare module 'virtual:map-sheets' {
  const index: import('../../../shared/maps/sheets.ts').SheetIndex
  export default index
}

/** Output of the client build (build/client-build.ts). */
declare module 'virtual:client-build' {
  const build: {
    id: string
    version: string
    commit: string | null
    committedAt: string | null
    /** The complete stylesheet and its file of rules (style-table.ts); empty in development, as are the next two. */
    styles: { href: string; version: string; table: string }
    /** Inlined in a first page, linked by further ones. */
    fontStyles: { href: string; css: string; hash: string }
    /** Inlined in every page. */
    transitionStyles: { css: string; hash: string }
    /** Inlined before the first map of a page. */
    mapStyles: { css: string; hash: string }
    /** Files with the messages of each market (load-messages.ts); empty in development. */
    messages: Readonly<Partial<Record<import('../../../markets/market-id.ts').MarketId, string>>>
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
