import type { ContactMessage } from '../../../shared/contracts/contact.ts'
import { networkOf } from '../../../shared/http/caller.ts'
import type { Env } from '../env.ts'
import { loadFacts } from '../facts/placeholders.ts'
import { countAll, type Limit } from '../limits/rate-limit.ts'
import { trySend } from '../mail-port.ts'
import type { Site } from '../site.ts'
import { careMail, receiptMail } from './contact-mail.ts'

/** Stores nothing. False when customer care did not get the message; a retry uses the same id. */
export const sendContact = async (env: Env, site: Site, sent: ContactMessage): Promise<boolean> => {
  const { contactEmail } = await loadFacts(site)
  if (contactEmail === '') return false
  const care = { ...site, to: contactEmail, siteOrigin: env.SITE_ORIGINS[site.market] }
  if (!(await trySend(env, () => careMail(sent, care)))) return false
  await trySend(env, () => receiptMail(sent, care))
  return true
}

const BY_CALLER: Limit = { name: 'contact-caller', most: 10, seconds: 3600 }
const BY_EMAIL: Limit = { name: 'contact-email', most: 5, seconds: 86_400 }

/** Returns the seconds to wait when over the limit. Without a network address only the email is limited. */
export const countContact = (
  env: Pick<Env, 'DB' | 'SIGNING_KEY'>,
  { email, caller }: { email: string; caller: string | null },
  nowMs: number,
): Promise<number | null> => {
  const counted = [{ limit: BY_EMAIL, who: email.toLowerCase() }]
  if (caller !== null) counted.push({ limit: BY_CALLER, who: networkOf(caller) })
  return countAll(env, counted, nowMs)
}
