import { html } from 'hono/html'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { eventCalendar } from '../../../shared/wemeet/event-calendar.ts'
import { eventTimes } from '../../../shared/wemeet/event-times.ts'
import type { Mail } from '../../mail/mail.ts'
import { mailButton, mailHtml } from '../../mail/mail-html.ts'
import { apiTranslators } from '../translate.ts'
import type { LoadedEvent } from './event-rows.ts'

type JoinedMail = {
  key: string
  to: string
  market: MarketId
  event: LoadedEvent
  /** Absolute URL. */
  page: string
  place: string
  now: number
}

export const joinedMail = async ({ key, to, market, event, page, place, now }: JoinedMail): Promise<Mail> => {
  const t = apiTranslators[market]
  const { language, locale } = markets[market]
  const { date, from, to: until } = eventTimes(locale, event)
  const subject = t('eventMail.subject', { title: event.title, city: event.city.name })
  const facts = [
    [t('eventMail.when'), `${date}, ${from}–${until}`],
    [t('eventMail.where'), `${event.place}, ${event.city.name}`],
    [t('eventMail.host'), event.organiser.name],
    [t('eventMail.note'), event.note],
  ]
  return {
    key,
    to,
    subject,
    text: [
      t('eventMail.text'),
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      t('eventMail.calendar'),
      `${t('eventMail.action')}:\n${place}`,
    ].join('\n\n'),
    html: await mailHtml(
      language,
      subject,
      html`<p style="margin:0 0 16px">${t('eventMail.text')}</p>
${facts.map(([name, value]) => html`<p style="margin:0 0 8px"><strong>${name}</strong><br>${value}</p>`)}
<p style="margin:16px 0 24px">${t('eventMail.calendar')}</p>
<p style="margin:0">${mailButton(place, t('eventMail.action'))}</p>`,
    ),
    attachments: [{ filename: `${event.slug}.ics`, type: 'text/calendar', content: eventCalendar(event, page, now) }],
  }
}

type CancelledMail = {
  key: string
  to: string
  market: MarketId
  event: LoadedEvent
  /** Absolute URLs. */
  page: string
  near: string
  now: number
}

/** Its calendar file removes the event. */
export const cancelledMail = async (about: CancelledMail): Promise<Mail> => {
  const { key, to, market, event, page, near, now } = about
  const t = apiTranslators[market]
  const { language, locale } = markets[market]
  const { date, from, to: until } = eventTimes(locale, event)
  const subject = t('eventMail.cancelled.subject', { title: event.title, city: event.city.name })
  const what = `${event.title}, ${event.city.name}: ${date}, ${from}–${until}`
  return {
    key,
    to,
    subject,
    text: [
      t('eventMail.cancelled.text'),
      what,
      t('eventMail.cancelled.calendar'),
      `${t('eventMail.cancelled.action')}:\n${near}`,
    ].join('\n\n'),
    html: await mailHtml(
      language,
      subject,
      html`<p style="margin:0 0 16px">${t('eventMail.cancelled.text')}</p>
<p style="margin:0 0 16px"><strong>${what}</strong></p>
<p style="margin:0 0 24px">${t('eventMail.cancelled.calendar')}</p>
<p style="margin:0">${mailButton(near, t('eventMail.cancelled.action'))}</p>`,
    ),
    attachments: [{ filename: `${event.slug}.ics`, type: 'text/calendar', content: eventCalendar(event, page, now) }],
  }
}
