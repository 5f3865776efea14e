/** Style of the API's own pages (newsletter answers, booking desk): calm, one card, readable at any width. */
export const PAGE_STYLE = `
:root { --ink: #1d1a20; --soft: #5c5560; --sand: #faf5ee; --line: #e7dccd; --red: #c8324f; --teal: #0f6b68; }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; color: var(--ink);
  background: linear-gradient(160deg, #fff4ec 0%, var(--sand) 45%, #e9f1ef 100%);
  font: 1rem/1.55 ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { width: 100%; max-width: 38rem; padding: clamp(24px, 5vw, 48px); background: #fff; border: 1px solid var(--line);
  border-top: 6px solid var(--red); border-radius: 16px; box-shadow: 0 18px 50px -28px rgb(60 40 20 / .45); }
h1 { font-size: clamp(1.6rem, 1.2rem + 2vw, 2.2rem); line-height: 1.15; letter-spacing: -.015em; text-wrap: balance; }
p { margin-top: 16px; max-width: 60ch; }
.eyebrow { margin: 0 0 8px; font-size: .8125rem; font-weight: 700; letter-spacing: .06em; text-transform: uppercase;
  color: var(--teal); }
.lead { font-size: 1.0625rem; }
.note { padding: 16px; border-radius: 12px; background: var(--sand); color: var(--ink); }
.small { font-size: .875rem; color: var(--soft); }
dl { margin-top: 24px; border-top: 1px solid var(--line); font-variant-numeric: tabular-nums; }
dl div { display: grid; grid-template-columns: minmax(8rem, 2fr) 3fr; gap: 2px 24px; padding: 12px 0;
  border-bottom: 1px solid var(--line); }
dt { color: var(--soft); }
dd { font-weight: 600; }
dd span { display: block; font-weight: 400; color: var(--soft); }
@media (max-width: 30rem) { dl div { grid-template-columns: 1fr; } }
a { color: var(--red); font-weight: 600; }
button { margin-top: 24px; min-height: 3rem; padding: .5rem 1.75rem; border: 0; border-radius: 99px; cursor: pointer;
  background: var(--red); color: #fff; font: inherit; font-weight: 700; }
button:hover { background: #a3213b; }
a:focus-visible, button:focus-visible { outline: 3px solid var(--teal); outline-offset: 3px; border-radius: 4px; }
`
