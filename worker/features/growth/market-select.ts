import { html } from 'hono/html'
import { allMarkets } from '../../../markets/registry.ts'

export const marketSelect = (chosen: string) =>
  html`<label>Market <select name="market">${allMarkets.map(
    ({ id, label }) => html`<option value="${id}" ${id === chosen ? 'selected' : ''}>${label}</option>`,
  )}</select></label>`
