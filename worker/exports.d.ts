/** Types of `ctx.exports`: the entrypoints of worker/index.ts. */
declare namespace Cloudflare {
  interface Exports {
    Page: (options: { props: import('./page/page-key.ts').PageKey }) => Fetcher
    Private: (options: { props: import('./private/private.tsx').PrivateProps }) => Fetcher
  }
}
