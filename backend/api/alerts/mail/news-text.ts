import { formatDate } from '../../../../markets/format-date.ts'
import { tourPath, travelPath } from '../../../../markets/links.ts'
import { alertWordsByLanguage, markets, typesettingByLanguage } from '../../../../markets/registry.ts'
import { dateRangeInWords } from '../../../../shared/dates/date-range.ts'
import { formatMoney } from '../../../../shared/money/format-money.ts'
import { localizeSpelling } from '../../english/american.ts'
import type { Env } from '../../env.ts'
import type { AlertNews } from './alert-facts.ts'

export type NewsText = { subject: string; lines: string[]; action: string; link: string; title: string }

/** One piece of news in the words, dates and prices of the market that it was asked for in. */
export const newsText = ({ SITE_ORIGINS }: Pick<Env, 'SITE_ORIGINS'>, news: AlertNews): NewsText => {
  const market = markets[news.market]
  const words = alertWordsByLanguage[market.language]
  const title = localizeSpelling(market.locale, news.title)
  const money = (cents: number | null) =>
    formatMoney(cents ?? news.price, news.currency, market.numberFormats[news.currency])
  const values: Record<string, string> = {
    travel: title,
    dates: dateRangeInWords(
      (day, pattern) => formatDate(day, market.dateFormats[pattern], market.locale),
      news.startingDate,
      news.endingDate,
    ),
    price: money(news.price),
    before: money(news.priceBefore),
  }
  const say = (text: string): string => {
    const filled = text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
    return typesettingByLanguage[market.language].everyText(filled)
  }
  const path = news.opened ? travelPath(market, news.slug) : tourPath(market, news.slug, news.code)
  return {
    title,
    subject: say(news.opened ? words.openedSubject : news.confirmed ? words.confirmedSubject : words.cheaperSubject),
    lines: [
      ...(news.opened ? [say(words.opened)] : []),
      ...(news.confirmed ? [say(words.confirmed)] : []),
      ...(news.cheaper ? [say(words.cheaper)] : []),
    ],
    action: news.opened ? words.openAction : words.tourAction,
    link: SITE_ORIGINS[news.market] + path,
  }
}
