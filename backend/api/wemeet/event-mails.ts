import { createHmac } from 'node:crypto'
import { brand } from '../../../markets/brand.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { calendarMethod } from '../../../shared/calendar/calendar-file.ts'
import { sharePicture } from '../../../shared/images/image-url.ts'
import { eventCalendar } from '../../../shared/wemeet/event-calendar.ts'
import { eventTimes } from '../../../shared/wemeet/event-times.ts'
import type { Mail } from '../../kit/mail/mail.ts'
import { type MailBlock, PICTURE_WIDTH, writeMail } from '../../kit/mail/write-mail.ts'
import type { Env } from '../env.ts'
import { apiTranslators, colonOf } from '../translate.ts'
import type { LoadedEvent } from './event-rows.ts'

type EventMail = {
  key: string
  to: string
  market: MarketId
  event: LoadedEvent
  /** Absolute URL. */
  page: string
  now: number
}
type Content = { subject: string; blocks: MailBlock[] }

/** Stands for an attendee in the keys of mails. */
export const attendeeHash = ({ SIGNING_KEY }: Pick<Env, 'SIGNING_KEY'>, email: string): string =>
  createHmac('sha256', SIGNING_KEY).update(`wemeet\0${email}`).digest('base64url')

const eventMail = ({ key, to, market, event, page, now }: EventMail, content: Content): Mail => ({
  key,
  to,
  ...writeMail({ language: markets[market].language, site: new URL(page).origin, ...content }),
  attachments: [
    {
      filename: `${event.slug}.ics`,
      type: `text/calendar; charset=utf-8; method=${calendarMethod([event])}`,
      content: eventCalendar(event, page, now, brand),
    },
  ],
})

const timeOf = (market: MarketId, event: LoadedEvent): string => {
  const { date, from, to } = eventTimes(markets[market].locale, event)
  return `${date}, ${from}–${to}`
}

/** @param place absolute URL where the attendee manages the place */
export const joinedMail = ({ place, ...mail }: EventMail & { place: string }): Mail => {
  const { market, event } = mail
  const t = apiTranslators[market]
  const facts: [string, string][] = [
    [t('eventMail.when'), timeOf(market, event)],
    [t('eventMail.where'), `${event.place}, ${event.city.name}`],
    [t('eventMail.host'), event.organiser.name],
    [t('eventMail.note'), event.note],
  ]
  const shared = sharePicture(event.picture, PICTURE_WIDTH)
  return eventMail(mail, {
    subject: t('eventMail.subject', { title: event.title, city: event.city.name }),
    blocks: [
      ...(shared ? [{ kind: 'picture' as const, src: shared.url, text: event.picture.altText }] : []),
      { kind: 'text', text: t('eventMail.text') },
      { kind: 'facts', facts },
      { kind: 'text', text: t('eventMail.calendar') },
      { kind: 'button', text: t('eventMail.action'), href: place },
    ],
  })
}

/** Its calendar file removes the event. */
export const cancelledMail = ({ near, ...mail }: EventMail & { near: string }): Mail => {
  const { market, event } = mail
  const t = apiTranslators[market]
  const colon = colonOf(market)
  const what = `${event.title}, ${event.city.name}${colon} ${timeOf(market, event)}`
  return eventMail(mail, {
    subject: t('eventMail.cancelled.subject', { title: event.title, city: event.city.name }),
    blocks: [
      { kind: 'text', text: t('eventMail.cancelled.text') },
      { kind: 'title', text: what },
      { kind: 'text', text: t('eventMail.cancelled.calendar') },
      { kind: 'button', text: t('eventMail.cancelled.action'), href: near },
    ],
  })
}
