import { html } from 'hono/html'
import { loadChanges } from './growth-log.ts'
import { type GrowthPage, type GrowthVisit, growthPage, scrollTable } from './growth-page.ts'

/** Shows who signed in, made previews and changed flags, newest first. */
export const logPage = async ({ env, url }: GrowthVisit): Promise<GrowthPage> => {
  const before = Number(url.searchParams.get('before')) || null
  const loaded = await loadChanges(env, before)
  if (loaded === null)
    return growthPage(
      'Log',
      html`<p class="warning" role="alert">The log cannot be read just now. Try again in a minute.</p>`,
      503,
    )
  const columns = html`<th scope="col">When (UTC)</th><th scope="col">Who</th><th scope="col">What</th>`
  const { changes, hasOlder } = loaded
  const older = hasOlder && html`<a href="?before=${changes.at(-1)?.id}">Older lines</a>`
  const rows = changes.map(
    ({ at, who, what }) =>
      html`<tr><td>${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}</td><td>${who}</td><td>${what}</td></tr>`,
  )
  return growthPage(
    'Log',
    html`<p>Sign-ins of staff, preview links, and payloads of flags, newest first. Lines stay for 400 days, the latest 5,000 at most. Who changed a rule is in GrowthBook’s own log: its payload does not tell.</p>
${changes.length === 0 ? html`<p class="muted">Nothing yet.</p>` : scrollTable('Log', 'values', columns, rows)}
<p>${before !== null && html`<a href="/__growth/log">Newest lines</a> `}${older}</p>`,
  )
}
