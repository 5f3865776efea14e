export default { async fetch(req: Request, env: any) { const r = await env.DB.prepare('select 1 as x').first(); return Response.json(r) } }
