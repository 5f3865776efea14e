import { amountIn } from '../../ui/numbers.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { TourModel } from './tour-model.ts'

/** The price with the chosen options, a line each, for a mail that requests a departure; empty without any. */
export const requestText = (site: RenderContext, { total, choices }: Pick<TourModel, 'total' | 'choices'>): string => {
  if (total === null || !(choices.privateRoom || choices.flexibleCancellation)) return ''
  const lines = total.lines.map(({ kind, amount }) => [site.t(`tour.line-${kind}`), amount] as const)
  return [...lines, [site.t('tour.totalSum'), total.total] as const]
    .map(([label, amount]) => site.t('tour.requestLine', { label, amount: amountIn(site, amount) }))
    .join('\r\n')
}
