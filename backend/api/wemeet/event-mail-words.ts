/** The mail that confirms a place at an event, in one language. `{title}` and `{city}` are filled in. */
export type EventMailWords = {
  subject: string
  text: string
  when: string
  where: string
  /** Who organises it. */
  host: string
  note: string
  action: string
  calendar: string
  /** The mail that it does not take place. */
  cancelled: { subject: string; text: string; calendar: string; action: string }
}
