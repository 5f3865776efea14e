import { typeset } from '../../../../markets/create-translators.ts'
import { formatDate } from '../../../../markets/format-date.ts'
import { tourPath, travelPath } from '../../../../markets/links.ts'
import { markets, typesettingByLanguage } from '../../../../markets/registry.ts'
import type { Image } from '../../../../shared/contracts/image.ts'
import { longRangeEnds } from '../../../../shared/dates/date-range.ts'
import { sharePicture } from '../../../../shared/images/image-url.ts'
import { formatMoney } from '../../../../shared/money/format-money.ts'
import type { Env } from '../../env.ts'
import { apiTranslators } from '../../translate.ts'
import type { AlertNews } from './alert-facts.ts'

/** `picture`: URL of a JPEG. */
export type NewsText = {
  subject: string
  title: string
  picture: { src: string; text: string } | null
  lines: string[]
  action: string
  link: string
}

/** Pixels: twice the width of a mail. */
const PICTURE_WIDTH = 960

export const newsText = (env: Pick<Env, 'SITE_ORIGINS'>, news: AlertNews, poster: Image | null): NewsText => {
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
  const shared = poster && sharePicture(poster, PICTURE_WIDTH)
  const path = news.opened ? travelPath(market, news.slug) : tourPath(market, news.slug, news.code)
  return {
    title: news.title,
    picture: shared && { src: shared.url, text: poster?.altText ?? '' },
    subject: text(news.opened ? 'openedSubject' : news.confirmed ? 'confirmedSubject' : 'cheaperSubject'),
    lines: [
      ...(news.opened ? [text('opened')] : []),
      ...(news.confirmed ? [text('confirmed')] : []),
      ...(news.cheaper ? [text('cheaper')] : []),
    ],
    action: t(news.opened ? 'alertMail.openAction' : 'alertMail.tourAction'),
    link: env.SITE_ORIGINS[news.market] + path,
  }
}
