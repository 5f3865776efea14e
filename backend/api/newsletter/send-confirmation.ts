import { isoDayOf } from '../../../shared/dates/iso-days.ts'
import type { Env } from '../env.ts'
import { now } from '../http/clock.ts'
import { logLine } from '../http/log-line.ts'
import { mailPort } from '../mail-port.ts'
import type { Site } from '../site.ts'
import { confirmMail } from './confirm-mail.ts'
import { newsletterLink } from './links.ts'
import type { Subscription } from './subscriptions.ts'

/**
 * Asks by mail whether the address is its owner's own, unless that is settled. False when no mail could be sent: the
 * sign-up is kept, and sending the form again tries again.
 */
export async function sendConfirmation(
  env: Env,
  site: Site,
  to: string,
  { id, status, consentedAt }: Subscription,
): Promise<boolean> {
  if (status !== 'pending') return true
  const nowMs = now(env)
  const claims = { id, consentedAt }
  const [confirmLink, leaveLink] = await Promise.all([
    newsletterLink(env, site, 'confirm', claims, nowMs),
    newsletterLink(env, site, 'leave', claims, nowMs),
  ])
  const mail = await confirmMail(site.market, { to, id, day: isoDayOf(nowMs), confirmLink, leaveLink })
  try {
    await mailPort(env).send(mail)
    return true
  } catch (error) {
    // Names the failure, not the address: logs hold nothing personal.
    const failure = error instanceof Error ? error.name : 'unknown'
    logLine({ mail: 'not sent', failure })
    return false
  }
}
