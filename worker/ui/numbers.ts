import { getOrCreate } from './get-or-create.ts'
import type { RenderContext } from './render-context.tsx'

/** Formatters are slow to create: one per locale, style and precision. */
const formatters = new Map<string, Intl.NumberFormat>()

const formatter = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${locale}|${options.style}|${options.maximumFractionDigits}`
  return getOrCreate(formatters, key, () => new Intl.NumberFormat(locale, options))
}

/** "4.227" */
export const formatCount = (locale: string, count: number): string =>
  formatter(locale, { style: 'decimal', maximumFractionDigits: 0, useGrouping: true }).format(count)

/** "4,8" */
export const formatDecimal = (locale: string, value: number): string =>
  formatter(locale, { style: 'decimal', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

/** -0.15: "-15%" or "-15 %". */
export const formatPercent = (locale: string, share: number): string =>
  formatter(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** Formats cents of the shown currency. */
export const amountIn = ({ money }: Pick<RenderContext, 'money'>, cents: number): string =>
  money({ EUR: cents, GBP: cents, USD: cents })
