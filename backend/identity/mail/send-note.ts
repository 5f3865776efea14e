import type { Context } from 'hono'
import type { Mail } from '../../mail/mail.ts'
import type { Identity } from '../http/app.ts'
import { mailPort } from './identity-mail.ts'

/** Mails a note about what has happened already: it has, whatever becomes of the note. */
export const sendNote = (c: Context<Identity>, mail: Mail): void =>
  c.executionCtx.waitUntil(
    mailPort(c.env, () => Date.parse(c.get('instant')()))
      .send(mail)
      .catch(() => undefined),
  )
