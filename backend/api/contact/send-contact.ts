import type { ContactMessage } from '../../../shared/contracts/contact.ts'
import type { Mail } from '../../mail/mail.ts'
import { loadFacts } from '../content/placeholders.ts'
import type { Env } from '../env.ts'
import { logLine } from '../http/log-line.ts'
import { mailPort } from '../mail-port.ts'
import type { Site } from '../site.ts'
import { careMail, receiptMail } from './contact-mail.ts'

/**
 * Sends a message to its market's customer care, and a receipt to who wrote it. False when customer care does not have
 * it: sending it again under its id tries again. Nothing of it is stored.
 */
export async function sendContact(env: Env, site: Site, sent: ContactMessage): Promise<boolean> {
  const { contactEmail } = await loadFacts(site)
  if (contactEmail === '') return false
  const care = { ...site, to: contactEmail, siteOrigin: env.SITE_ORIGINS[site.market] }
  if (!(await isSent(env, await careMail(sent, care)))) return false
  // Care has the message: without a receipt it is answered all the same.
  await isSent(env, await receiptMail(sent, care))
  return true
}

const isSent = (env: Env, mail: Mail): Promise<boolean> =>
  Promise.resolve()
    .then(() => mailPort(env).send(mail))
    .then(
      () => true,
      (error) => {
        // Names the failure, not the address: logs hold nothing personal.
        logLine({ mail: 'not sent', failure: error instanceof Error ? error.name : 'unknown' })
        return false
      },
    )
