/** One message. Whoever sends it again under the same key sends nothing: a retry is one mail. */
export type Mail = {
  /** Deterministic: made of what the mail is about, never of chance. */
  key: string
  to: string
  subject: string
  text: string
  html: string
  /** Whom an answer goes to, when that is not the sender. */
  replyTo?: string
  headers?: Record<string, string>
  attachments?: readonly Attachment[]
}

/** A file of text that goes with a mail. */
export type Attachment = { filename: string; type: string; content: string }

/** The one way out for mail. Resolves when the mail is accepted, or was before; rejects when it can be tried again. */
export type MailPort = { send: (mail: Mail) => Promise<void> }
