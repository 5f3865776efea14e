import { typeset } from '../../../../markets/create-translators.ts'
import { formatDate } from '../../../../markets/format-date.ts'
import { tourPath, travelPath } from '../../../../markets/links.ts'
import { markets, typesettingByLanguage } from '../../../../markets/registry.ts'
import { longRangeEnds } from '../../../../shared/dates/date-range.ts'
import { formatMoney } from '../../../../shared/money/format-money.ts'
import type { Env } from '../../env.ts'
import { apiTranslators } from '../../translate.ts'
import type { AlertNews } from './alert-facts.ts'

export type NewsText = { subject: string; lines: string[]; action: string; link: string; title: string }

export const newsText = ({ SITE_ORIGINS }: Pick<Env, 'SITE_ORIGINS'>, news: AlertNews): NewsText => {
  const market = markets[news.market]
  const t = typeset(market, apiTranslators[news.market])
  const money = (cents: number | null) =>
    formatMoney(cents ?? news.price, news.currency, market.numberFormats[news.currency])
  const values = {
    travel: news.title,
    ...longRangeEnds(
      (day, pattern) => formatDate(day, market.dateFormats[pattern], market.locale),
      news.startingDate,
      news.endingDate,
    ),
    price: money(news.price),
    before: money(news.priceBefore),
  }
  const text = (key: `${'opened' | 'confirmed' | 'cheaper'}${'' | 'Subject'}`) =>
    typesettingByLanguage[market.language].datedText(t(`alertMail.${key}`, values))
  const path = news.opened ? travelPath(market, news.slug) : tourPath(market, news.slug, news.code)
  return {
    title: news.title,
    subject: text(news.opened ? 'openedSubject' : news.confirmed ? 'confirmedSubject' : 'cheaperSubject'),
    lines: [
      ...(news.opened ? [text('opened')] : []),
      ...(news.confirmed ? [text('confirmed')] : []),
      ...(news.cheaper ? [text('cheaper')] : []),
    ],
    action: t(news.opened ? 'alertMail.openAction' : 'alertMail.tourAction'),
    link: SITE_ORIGINS[news.market] + path,
  }
}
