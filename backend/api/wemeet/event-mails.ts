import { createHmac } from 'node:crypto'
import { html } from 'hono/html'
import { brand } from '../../../markets/brand.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { calendarMethod } from '../../../shared/calendar/calendar-file.ts'
import { eventCalendar } from '../../../shared/wemeet/event-calendar.ts'
import { eventTimes } from '../../../shared/wemeet/event-times.ts'
import { type Mail, mailButton, mailHtml } from '../../kit/mail/mail.ts'
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
type Content = { subject: string; text: string[]; main: Parameters<typeof mailHtml>[2] }

/** Stands for an attendee in the keys of mails. */
export const attendeeHash = ({ SIGNING_KEY }: Pick<Env, 'SIGNING_KEY'>, email: string): string =>
  createHmac('sha256', SIGNING_KEY).update(`wemeet\0${email}`).digest('base64url')

const eventMail = async ({ key, to, market, event, page, now }: EventMail, content: Content): Promise<Mail> => ({
  key,
  to,
  subject: content.subject,
  text: content.text.join('\n\n'),
  html: await mailHtml(markets[market].language, content.subject, content.main),
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
export const joinedMail = ({ place, ...mail }: EventMail & { place: string }): Promise<Mail> => {
  const { market, event } = mail
  const t = apiTranslators[market]
  const colon = colonOf(market)
  const facts = [
    [t('eventMail.when'), timeOf(market, event)],
    [t('eventMail.where'), `${event.place}, ${event.city.name}`],
    [t('eventMail.host'), event.organiser.name],
    [t('eventMail.note'), event.note],
  ]
  return eventMail(mail, {
    subject: t('eventMail.subject', { title: event.title, city: event.city.name }),
    text: [
      t('eventMail.text'),
      facts.map(([name, value]) => `${name}${colon} ${value}`).join('\n'),
      t('eventMail.calendar'),
      `${t('eventMail.action')}${colon}\n${place}`,
    ],
    main: html`<p style="margin:0 0 16px">${t('eventMail.text')}</p>
${facts.map(([name, value]) => html`<p style="margin:0 0 8px"><strong>${name}</strong><br>${value}</p>`)}
<p style="margin:16px 0 24px">${t('eventMail.calendar')}</p>
<p style="margin:0">${mailButton(place, t('eventMail.action'))}</p>`,
  })
}

/** Its calendar file removes the event. */
export const cancelledMail = ({ near, ...mail }: EventMail & { near: string }): Promise<Mail> => {
  const { market, event } = mail
  const t = apiTranslators[market]
  const colon = colonOf(market)
  const what = `${event.title}, ${event.city.name}${colon} ${timeOf(market, event)}`
  return eventMail(mail, {
    subject: t('eventMail.cancelled.subject', { title: event.title, city: event.city.name }),
    text: [
      t('eventMail.cancelled.text'),
      what,
      t('eventMail.cancelled.calendar'),
      `${t('eventMail.cancelled.action')}${colon}\n${near}`,
    ],
    main: html`<p style="margin:0 0 16px">${t('eventMail.cancelled.text')}</p>
<p style="margin:0 0 16px"><strong>${what}</strong></p>
<p style="margin:0 0 24px">${t('eventMail.cancelled.calendar')}</p>
<p style="margin:0">${mailButton(near, t('eventMail.cancelled.action'))}</p>`,
  })
}
