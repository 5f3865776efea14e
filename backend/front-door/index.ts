export default { async fetch(req: Request, env: any) { const h = new URL(req.url).hostname; return (h.startsWith('account.') ? env.IDENTITY : env.STOREFRONT).fetch(req) } }
