import { html } from 'hono/html'
import { loadChanges } from './growth-log.ts'
import { type GrowthPage, type GrowthVisit, growthPage, scrollTable } from './growth-page.ts'

/** Shows who signed in, made previews and changed flags, newest first. */
export const logPage = async ({ env }: GrowthVisit): Promise<GrowthPage> => {
  const changes = await loadChanges(env)
  if (changes === null)
    return growthPage(
      'Log',
      html`<p class="warning" role="alert">The log cannot be read just now. Try again in a minute.</p>`,
      503,
    )
  const columns = html`<th scope="col">When (UTC)</th><th scope="col">Who</th><th scope="col">What</th>`
  const rows = changes.map(
    ({ at, who, what }) =>
      html`<tr><td>${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}</td><td>${who}</td><td>${what}</td></tr>`,
  )
  return growthPage(
    'Log',
    html`<p>Sign-ins of staff, preview links, and payloads of flags, newest first. Lines stay for 400 days, the latest 5,000 at most; changes of a rule by a person are in GrowthBook’s own log.</p>
${changes.length === 0 ? html`<p class="muted">Nothing yet.</p>` : scrollTable('Log', 'values', columns, rows)}`,
  )
}
