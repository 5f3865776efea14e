import type { KoaContextWithOIDC } from 'oidc-provider'

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A protocol error for people: what went wrong in the standard's own words, nothing of the inside. */
export const renderError = (ctx: KoaContextWithOIDC, out: { error: string; error_description?: string }): void => {
  ctx.type = 'html'
  ctx.set('content-security-policy', "default-src 'none'; style-src 'none'; frame-ancestors 'none'")
  ctx.body = `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Sign-in</title></head>
<body><main><h1>Sign-in could not go on</h1><p>${escapeHtml(out.error)}: ${escapeHtml(out.error_description ?? '')}</p></main></body>
</html>`
}
