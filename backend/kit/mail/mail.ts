export type Mail = {
  /** Deterministic, never random: a key is sent at most once. */
  key: string
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  headers?: Record<string, string>
  attachments?: readonly Attachment[]
}

export type Attachment = { filename: string; type: string; content: string }

/** Resolves when accepted now or before; rejects when it can be retried. */
export type MailPort = { send: (mail: Mail) => Promise<void> }
