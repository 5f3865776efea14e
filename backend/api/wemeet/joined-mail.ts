import { html } from 'hono/html'
import type { Language } from '../../../markets/market-id.ts'
import { eventMailWordsByLanguage } from '../../../markets/registry.ts'
import { eventCalendar } from '../../../shared/wemeet/event-calendar.ts'
import { eventTimes } from '../../../shared/wemeet/event-times.ts'
import type { Mail } from '../../mail/mail.ts'
import { mailButton, mailHtml } from '../../mail/mail-html.ts'
import type { LoadedEvent } from './event-rows.ts'

type JoinedMail = {
  key: string
  to: string
  language: Language
  locale: string
  event: LoadedEvent
  /** The event's page, absolute, and the way to the person's place there. */
  page: string
  place: string
  now: number
}

/** The mail that confirms a place at an event, in the person's language, with the event for their calendar. */
export const joinedMail = async ({ key, to, language, locale, event, page, place, now }: JoinedMail): Promise<Mail> => {
  const words = eventMailWordsByLanguage[language]
  const { date, from, to: until } = eventTimes(locale, event)
  const subject = words.subject.replace('{title}', event.title).replace('{city}', event.city.name)
  const facts = [
    [words.when, `${date}, ${from}–${until}`],
    [words.where, `${event.place}, ${event.city.name}`],
    [words.host, event.organiser.name],
    [words.note, event.note],
  ]
  return {
    key,
    to,
    subject,
    text: [
      words.text,
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      words.calendar,
      `${words.action}:\n${place}`,
    ].join('\n\n'),
    html: await mailHtml(
      language,
      subject,
      html`<p style="margin:0 0 16px">${words.text}</p>
${facts.map(([name, value]) => html`<p style="margin:0 0 8px"><strong>${name}</strong><br>${value}</p>`)}
<p style="margin:16px 0 24px">${words.calendar}</p>
<p style="margin:0">${mailButton(place, words.action)}</p>`,
    ),
    attachments: [{ filename: `${event.slug}.ics`, type: 'text/calendar', content: eventCalendar(event, page, now) }],
  }
}
