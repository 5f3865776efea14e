import type { CurrencyCode } from '../../shared/contracts/money.ts'
import { Notice } from './notice.tsx'
import { useRenderContext } from './render-context.tsx'

/** Notice that price limits of a link are in another currency than the shown prices. `limit`: null without limits. */
export const LimitCurrency = ({ limit }: { limit: CurrencyCode | null }) => {
  const { t, currency } = useRenderContext()
  if (limit === null || limit === currency) return null
  return <Notice>{t('layout.limitCurrency', { limit, currency })}</Notice>
}
