import { html } from 'hono/html'
import { MARKET_IDS } from '../../../../markets/market-id.ts'
import type { Html } from '../../../kit/http/page-document.ts'
import { pictures, pictureTextsSchema } from '../entities/pictures.ts'
import { labelsOfPath } from '../form/label-of.ts'
import { reasonsOf } from '../form/problems-of.ts'
import { renderField } from '../form/render-field.ts'

/** The form of a new picture; no form can keep a file. */
export const uploadMain = (refused: { value: unknown; reasons: readonly string[] } | null): Html => {
  const sent = (refused?.value ?? {}) as Record<string, unknown>
  const value = {
    ...sent,
    altText: Object.fromEntries(MARKET_IDS.map((market) => [market, sent[`altText.${market}`]])),
  }
  const problems = reasonsOf(refused?.reasons ?? [], () => true)
  const context = { problems, labels: pictures.labels, hints: pictures.hints, choices: new Map() }
  const problem = problems.get('file')
  return html`<p>JPEG, PNG, WebP, AVIF or SVG of up to 20 MB and 12,000 pixels on a side.</p>
${problems.size === 0 ? '' : html`<section class="box bad" role="alert"><h2>Not saved</h2><ul>${[...problems].map(([name, texts]) => html`<li><a href="#${name}">${labelsOfPath(name.split('.')).join(' › ')}</a>: ${texts.join('; ')}</li>`)}</ul></section>`}
<form method="post" enctype="multipart/form-data">
<div class="field"><label for="file">File</label><input type="file" id="file" name="file" accept="image/*" required aria-describedby="file-hint"><p class="hint" id="file-hint">When something is refused, the texts stay; choose the file again.</p>${problem ? html`<p class="problem">${problem.join('; ')}</p>` : ''}</div>
${renderField(context, pictureTextsSchema.omit({ focalX: true, focalY: true }), value)}
<p><button>Upload</button></p></form>`
}
