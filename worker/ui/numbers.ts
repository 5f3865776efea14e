import { getOrCreate } from '../../shared/keys/get-or-create.ts'
import { sameInAll } from '../../shared/money/same-in-all.ts'
import type { RenderContext } from './render-context.tsx'

/** Formatters are slow to create: one per locale. */
const percentFormats = new Map<string, Intl.NumberFormat>()

/** -0.15: "-15%" or "-15 %". */
export const formatPercent = (locale: string, share: number): string =>
  getOrCreate(percentFormats, locale, () => new Intl.NumberFormat(locale, { style: 'percent' })).format(share)

/** Formats cents of the shown currency. */
export const amountIn = ({ money }: Pick<RenderContext, 'money'>, cents: number): string => money(sameInAll(cents))
