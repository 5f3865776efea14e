import { path as passkeyScript } from 'virtual:passkey-script'
import { html, raw } from 'hono/html'
import type { Language } from '../../../markets/market-id.ts'
import { chosenPicture, imageUrl } from '../../../shared/images/image-url.ts'
import progressStyle from '../../../worker/shell/progress.css?inline'
import { styleSource } from '../../kit/http/default-headers.ts'
import { BASE_STYLE, brandLink, type Html, pageDocument } from '../../kit/http/page-document.ts'
import type { Env } from '../env.ts'

export type Page = {
  language: Language
  title: string
  main: Html
  home: string
  status?: number
  wide?: boolean
  /** Loads the passkey script. */
  passkeys?: boolean
}

export const htmlPage = async (
  env: Env,
  { language, title, main, home, status = 200, wide = false, passkeys = false }: Page,
) => {
  const picture = chosenPicture(env, 'site-cover-home-portrait', '')
  const document = pageDocument({
    ...{ language, title, style: PAGE_STYLE },
    script: passkeys ? `<script src="${passkeyScript}" defer></script>` : '',
    body: html`<body${raw(wide ? ' class="wide-page"' : '')}>
<div${raw(wide ? '' : ' class="page"')}>
${wide ? '' : html`<div class="side"><img src="${imageUrl(picture)}" alt="" loading="lazy" width="960" height="1200"></div>`}
<div class="content">
<header>${brandLink(home)}</header>
<main>${main}</main>
</div>
</div>
</body>`,
  })
  const body = String(await document)
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy(env, passkeys),
      // With "no-referrer" browsers would post forms with the origin "null".
      'referrer-policy': body.includes('<form') ? 'same-origin' : 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}

let source: string | undefined

/** Includes clients: `form-action` also applies to redirects after a post. */
const policy = (env: Env, passkeys: boolean): string => {
  source ??= styleSource(PAGE_STYLE)
  const clients = [...Object.values(env.SITE_ORIGINS), env.BACKOFFICE_ORIGIN].join(' ')
  const script = passkeys ? ` script-src ${env.ISSUER}${passkeyScript}; connect-src 'self';` : ''
  return `default-src 'none';${script} style-src ${source}; font-src data:; img-src data: ${env.IMAGES_ORIGIN}; form-action 'self' ${clients}; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`
}

export const PAGE_STYLE = `${BASE_STYLE}body { min-height: 100vh; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 Figtree, system-ui, sans-serif; }
.page { display: grid; min-height: 100vh; }
.side { display: none; background: var(--sand); }
.side img { position: sticky; top: 0; display: block; width: 100%; height: 100vh; object-fit: cover; }
.content { display: flex; flex-direction: column; width: 100%; max-width: 32rem; margin-inline: auto;
  padding: 1.25rem 1.25rem 3rem; }
@media (width >= 900px) { .page { grid-template-columns: minmax(20rem, 42%) 1fr; } .side { display: block; }
  .content { padding: 2.5rem 2.5rem 4rem; } }
.brand { margin-bottom: clamp(1rem, 5vh, 4rem); }
[hidden] { display: none !important; }
h1 { font-size: clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem); line-height: 1.15; letter-spacing: -.02em; text-wrap: balance; overflow-wrap: anywhere; }
h2 { margin-top: 2.5rem; font-size: 1.25rem; line-height: 1.25; }
p { margin-top: .75rem; max-width: 60ch; overflow-wrap: anywhere; }
.muted { color: var(--muted); font-size: .9375rem; }
form { margin-top: 1.5rem; display: grid; gap: 1.25rem; }
form[data-passkey=sign-in] { margin-top: .75rem; }
.first { margin-top: 1.5rem; }
form.inline { display: inline; }
.field { display: grid; grid-template-columns: 1fr auto; gap: .375rem 1rem; }
.field > :not(label, button) { grid-column: 1 / -1; }
.field p { margin-top: 0; }
.field .link { grid-area: 1 / 2; min-height: 1.5rem; font-size: .875rem; font-weight: 600; }
label { font-weight: 650; }
input:not([type=checkbox]) { width: 100%; min-height: 3rem; padding: .5rem .875rem; border: 1px solid var(--field-line);
  border-radius: .75rem; background: var(--raised); color: inherit; font: inherit; }
input[aria-invalid=true] { border: 2px solid var(--accent-strong); }
input.code { max-width: 14rem; font-size: 1.5rem; letter-spacing: .3em; font-variant-numeric: tabular-nums; }
.check { display: grid; grid-template-columns: 1.5rem 1fr; gap: .75rem; align-items: start; font-weight: 400; font-size: .9375rem; }
.check input { width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--accent); }
.hint { color: var(--muted); font-size: .875rem; }
.problem { color: var(--accent-strong); font-size: .9375rem; font-weight: 600; }
.notice { padding: .875rem 1rem; border-radius: .75rem; background: var(--accent-soft); color: var(--accent-strong); font-weight: 600; }
.done { background: var(--teal-soft); color: var(--teal-strong); }
button, .button { display: inline-flex; justify-content: center; align-items: center; min-height: 3rem; padding: .5rem 1.75rem;
  border: 0; border-radius: 99px; background: var(--accent); color: var(--white); font: inherit; font-weight: 700;
  text-decoration: none; cursor: pointer; justify-self: start; }
button:hover, .button:hover { background: var(--accent-deep); }
button.wide, .button.wide { width: 100%; }
.or { display: flex; align-items: center; gap: 1rem; margin-top: 1.5rem; color: var(--muted); font-size: .875rem; }
.or + form { margin-top: 1rem; }
.or::before, .or::after { content: ""; flex: 1; border-top: 1px solid var(--line); }
button.second, .button.second { background: var(--raised); color: var(--ink); box-shadow: inset 0 0 0 1.5px var(--field-line); }
button.second:hover, .button.second:hover { background: var(--sand); }
button.link { min-height: 2.75rem; padding: 0; background: none; color: var(--accent-strong); text-decoration: underline; }
a { color: var(--accent-strong); font-weight: 600; text-underline-offset: .15em; }
a:focus-visible, button:focus-visible, input:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.links { display: grid; gap: .25rem; margin-top: 1.5rem; }
.links a { display: inline-block; padding-block: .625rem; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
.actions form { margin: 0; }
.wide-page .content { max-width: 44rem; }
.tabs { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-bottom: 2rem; padding: 0; list-style: none; border-bottom: 1px solid var(--line); }
@media (width < 480px) { .tabs li { min-width: calc(50% - .75rem); } }
.tabs a { display: block; padding: .75rem 0; color: var(--muted); text-decoration: none; }
.tabs [aria-current=page] { color: var(--ink); box-shadow: inset 0 -3px var(--accent); }
.person { display: flex; align-items: center; gap: 1rem; margin-top: 1.5rem; }
.person > * { min-width: 0; overflow-wrap: anywhere; }
.face { flex: none; display: grid; place-items: center; width: 4.5rem; height: 4.5rem; border-radius: 50%; object-fit: cover;
  background: var(--teal); color: var(--white); font-size: 1.5rem; font-weight: 700; }
.card { margin-top: 1.5rem; padding: 1.5rem; border-radius: 1.25rem; background: var(--sand); }
.card > :first-child { margin-top: 0; }
@media print { .side { display: none; } }
${progressStyle}`
