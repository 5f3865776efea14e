/** A key is sent at most once: retries reuse it. */
export type Mail = {
  /** Deterministic, never random. */
  key: string
  to: string
  subject: string
  text: string
  html: string
  /** Absent: the sender. */
  replyTo?: string
  headers?: Record<string, string>
  attachments?: readonly Attachment[]
}

export type Attachment = { filename: string; type: string; content: string }

/** Resolves when accepted now or before; rejects when it can be retried. */
export type MailPort = { send: (mail: Mail) => Promise<void> }
