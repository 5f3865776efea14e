import { typeset } from '../../../../markets/create-translators.ts'
import { formatDate } from '../../../../markets/format-date.ts'
import { tourPath, travelPath } from '../../../../markets/links.ts'
import { markets, typesettingByLanguage } from '../../../../markets/registry.ts'
import type { Image } from '../../../../shared/contracts/image.ts'
import { formatDateRange, longRangeEnds } from '../../../../shared/dates/date-range.ts'
import { sharePicture } from '../../../../shared/images/image-url.ts'
import { formatMoney } from '../../../../shared/money/format-money.ts'
import { PICTURE_WIDTH } from '../../../kit/mail/write-mail.ts'
import type { Env } from '../../env.ts'
import { apiTranslators } from '../../translate.ts'
import type { AlertNews } from './alert-facts.ts'

/** `picture`: URL of a JPEG. */
export type NewsText = {
  subject: string
  title: string
  picture: { src: string; text: string } | null
  /** "12–21 mar 2027 · 999 €" */
  offer: string
  lines: string[]
  action: string
  link: string
}

const ACTIONS = {
  place: 'alertMail.placeAction',
  opened: 'alertMail.openAction',
  confirmed: 'alertMail.tourAction',
  cheaper: 'alertMail.tourAction',
} as const

export const newsText = (env: Pick<Env, 'SITE_ORIGINS'>, news: AlertNews, poster: Image | null): NewsText => {
  const market = markets[news.market]
  const t = typeset(market, apiTranslators[news.market])
  const money = (cents: number | null) =>
    formatMoney(cents ?? news.price, news.currency, market.numberFormats[news.currency])
  const date = (day: string, pattern: keyof typeof market.dateFormats) =>
    formatDate(day, market.dateFormats[pattern], market.locale)
  const values = {
    travel: news.title,
    ...longRangeEnds(date, news.startingDate, news.endingDate),
    price: money(news.price),
    before: money(news.priceBefore),
    count: news.place?.minutes ?? 0,
  }
  const text = (key: `${'opened' | 'confirmed' | 'cheaper' | 'place'}${'' | 'Subject'}`) =>
    typesettingByLanguage[market.language].datedText(t(`alertMail.${key}`, values))
  const kind = news.place ? 'place' : news.opened ? 'opened' : news.confirmed ? 'confirmed' : 'cheaper'
  const shared = poster && sharePicture(poster, PICTURE_WIDTH)
  const path = news.opened ? travelPath(market, news.slug) : tourPath(market, news.slug, news.code)
  return {
    title: news.title,
    picture: shared && { src: shared.url, text: poster?.altText ?? '' },
    offer: `${formatDateRange(date, news.startingDate, news.endingDate)} · ${money(news.price)}`,
    subject: text(`${kind}Subject`),
    lines: [
      ...(news.place ? [text('place')] : []),
      ...(news.opened ? [text('opened')] : []),
      ...(news.confirmed ? [text('confirmed')] : []),
      ...(news.cheaper ? [text('cheaper')] : []),
    ],
    action: t(ACTIONS[kind]),
    link: news.place?.href ?? env.SITE_ORIGINS[news.market] + path,
  }
}
