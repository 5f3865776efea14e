import { WorkerEntrypoint } from 'cloudflare:workers'
import build from 'virtual:client-build'
import { html } from './page/x'
export class Page extends WorkerEntrypoint<any, any> {
  async fetch(req: Request) {
    const r = await this.env.API.fetch('http://api/x')
    return new Response(html(JSON.stringify(this.ctx.props) + await r.text()) + JSON.stringify(build.entries) + build.css.length, { headers: { 'content-type': 'text/html' } })
  }
}
export default {
  async fetch(req: Request, env: any, ctx: any) {
    const u = new URL(req.url)
    if (u.pathname.startsWith('/assets/')) return env.ASSETS.fetch(req)
    const c = await caches.open('pages')
    const hit = await c.match('https://page/a')
    const r = await ctx.exports.Page({ props: { a: 1 } }).fetch('https://page/')
    ctx.waitUntil(c.put('https://page/a', new Response('x', { headers: { 'cache-control': 'max-age=100' } })))
    return new Response(r.body, { headers: { 'content-type': 'text/html', 'x-hit': String(!!hit), 'x-host': u.host } })
  },
}
