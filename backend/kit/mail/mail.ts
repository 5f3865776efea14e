import { html } from 'hono/html'
import { brand } from '../../../markets/brand.ts'

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

type MarkedUp = ReturnType<typeof html>

export const mailHtml = async (language: string, subject: string, content: MarkedUp): Promise<string> =>
  String(
    await html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:24px;background:#faf4ea;color:#241a1e;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px">
<p style="margin:0 0 24px;color:#d81e55;font-size:20px;font-weight:bold">${brand.name}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${subject}</h1>
${content}
</div></body></html>`,
  )

export const mailButton = (href: string, label: string): MarkedUp =>
  html`<a href="${href}" style="display:inline-block;padding:14px 28px;border-radius:99px;background:#d81e55;color:#ffffff;font-weight:bold;text-decoration:none">${label}</a>`
