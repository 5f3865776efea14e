import { expect, it } from 'vitest'
import type { Alert } from '../../../shared/contracts/alerts.ts'
import { FORBIDDEN, renderSample } from '../../../tests/support/builders/render-sample.tsx'
import { AlertItem } from './alert-item.tsx'

const alert = (isSold: boolean): Alert => ({
  ...{ id: '1', state: 'active', createdAt: '2027-01-15T10:00:00Z', currency: 'EUR', history: [], tour: null },
  travel: { slug: 'qatar', title: 'Doha und die Wüste', destinationLabel: 'Katar', isSold },
  types: ['STOCKOUT_TRAVEL'],
})

it.each([true, false])('links to the travel where the market sells it: %s', (isSold) => {
  const html = renderSample('de', <AlertItem alert={alert(isSold)} resting={false} />)
  expect(html).toContain('Doha und die Wüste')
  expect(html.includes('/reiseziele/qatar')).toBe(isSold)
  for (const [slip, pattern] of FORBIDDEN) expect(html, slip).not.toMatch(pattern)
})
