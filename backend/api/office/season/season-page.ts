import { html } from 'hono/html'
import type { Html } from '../../../kit/http/page-document.ts'
import { counted } from '../counted.ts'
import { scrollTable } from '../pages/office-page.ts'
import { COLUMNS, FORMS, MAX_ROWS, type Season, type SeasonRow } from './season-file.ts'

const EXAMPLE = `${COLUMNS.join(',')}
peru-andes,2027-06-05,1899,1649.50,2099,en,25-35,yes,anna-rossi`

const STATES: Readonly<Record<SeasonRow['state'], string>> = { new: 'New', exists: 'Exists', wrong: 'Wrong' }

/** Takes a file, shows what it would do, and does it when it is sent once more. */
export const seasonMain = (text: string, season: Season | null, done: string | null): Html => {
  const count = (state: SeasonRow['state']) => season?.rows.filter((row) => row.state === state).length ?? 0
  const isApplicable = season !== null && season.problems.length === 0 && count('wrong') === 0 && count('new') > 0
  const check = (label: string) =>
    html`<p><button name="do" value="check"${isApplicable ? html` class="minor"` : ''}>${label}</button></p>`
  return html`${done === null ? '' : html`<p class="box" role="status">${done}</p>`}
${season === null ? '' : result(season, count)}
${isApplicable ? html`<form method="post"><input type="hidden" name="csv" value="${text}"><button name="do" value="apply">Add ${counted(count('new'), 'departure')}</button></form>` : ''}
<form method="post" enctype="multipart/form-data"><h2>${season === null ? 'File' : 'Another file, or a corrected one'}</h2>
<p>The first line has the names of the columns: <code>${COLUMNS.join(', ')}</code>. The last three columns may be missing or empty: then the group is of all ages, without private rooms, its coordinator to be announced. Commas, semicolons or tabs separate; at most ${MAX_ROWS} departures. Nothing is added before you have seen the check.</p>
<dl>${COLUMNS.map((name) => html`<div><dt><code>${name}</code></dt><dd>${FORMS[name]}</dd></div>`)}</dl>
<div class="field"><label for="file">CSV file</label><input type="file" id="file" name="file" accept=".csv,text/csv,text/plain" required></div>${check('Check the file')}</form>
<form method="post"><div class="field"><label for="csv">Or its text</label><textarea id="csv" name="csv" rows="10" spellcheck="false" placeholder="${EXAMPLE}">${text}</textarea></div>${check('Check the text')}</form>`
}

const result = ({ rows, problems }: Season, count: (state: SeasonRow['state']) => number) => {
  if (problems.length > 0)
    return html`<section class="box bad" role="alert"><h2>The file cannot be read</h2><ul>${problems.map((each) => html`<li>${each}</li>`)}</ul></section>`
  const shown = [...rows].sort((a, b) => Number(b.state === 'wrong') - Number(a.state === 'wrong') || a.line - b.line)
  return html`<p class="box${count('wrong') > 0 ? ' bad' : ''}" role="status">${count('new')} new, ${counted(count('exists'), 'exists', 'exist')} already, ${count('wrong')} wrong.${count('wrong') > 0 ? ' Correct the wrong lines and check again: nothing has been added.' : ''}</p>
${scrollTable(
  'Check of the file',
  ['Line', 'State', ...COLUMNS, 'Notes'],
  shown.map(
    ({ line, cells, state, problems: notes }) =>
      html`<tr><td>${line}</td><td>${STATES[state]}</td>${COLUMNS.map((name) => html`<td>${cells[name] ?? ''}</td>`)}<td>${notes.join('; ')}</td></tr>`,
  ),
)}`
}
