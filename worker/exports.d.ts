/** Types of `ctx.exports`: the entrypoints of worker/index.ts. */
declare namespace Cloudflare {
  interface Exports {
    Page: (options: { props: import('./engine/cache/page-key.ts').PageKey }) => Fetcher
    Private: (options: { props: import('./engine/entrypoints/private.tsx').PrivateProps }) => Fetcher
  }
}
