import type { RenderContext } from './render-context.tsx'

/** An amount in cents of the shown currency, for figures that are worked out in it. */
export const amountIn = ({ money }: Pick<RenderContext, 'money'>, cents: number): string =>
  money({ EUR: cents, GBP: cents, USD: cents })
