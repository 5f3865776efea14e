import { html } from 'hono/html'
import type { Language } from '../../../markets/market-id.ts'
import { eventMailWordsByLanguage } from '../../../markets/registry.ts'
import { eventCalendar } from '../../../shared/wemeet/event-calendar.ts'
import { eventTimes } from '../../../shared/wemeet/event-times.ts'
import type { Mail } from '../../mail/mail.ts'
import { mailButton, mailHtml } from '../../mail/mail-html.ts'
import type { LoadedEvent } from './event-rows.ts'

type CancelledMail = {
  key: string
  to: string
  language: Language
  locale: string
  event: LoadedEvent
  /** The event's page, absolute, and that of the events around it. */
  page: string
  near: string
  now: number
}

/** The mail that an event is off, with the calendar file that takes it out of the calendar. */
export const cancelledMail = async (about: CancelledMail): Promise<Mail> => {
  const { key, to, language, locale, event, page, near, now } = about
  const words = eventMailWordsByLanguage[language].cancelled
  const { date, from, to: until } = eventTimes(locale, event)
  const subject = words.subject.replace('{title}', event.title).replace('{city}', event.city.name)
  const what = `${event.title}, ${event.city.name}: ${date}, ${from}–${until}`
  return {
    key,
    to,
    subject,
    text: [words.text, what, words.calendar, `${words.action}:\n${near}`].join('\n\n'),
    html: await mailHtml(
      language,
      subject,
      html`<p style="margin:0 0 16px">${words.text}</p>
<p style="margin:0 0 16px"><strong>${what}</strong></p>
<p style="margin:0 0 24px">${words.calendar}</p>
<p style="margin:0">${mailButton(near, words.action)}</p>`,
    ),
    attachments: [{ filename: `${event.slug}.ics`, type: 'text/calendar', content: eventCalendar(event, page, now) }],
  }
}
