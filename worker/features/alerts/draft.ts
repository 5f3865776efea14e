import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { COOKIES, type Cookie, deletedCookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'

const SEAL = 'alert draft'

/** Rejected input of forms about alerts, to fill their fields again. */
export type AlertDraft = { phone: string; reason: string; text: string; cadence: string }

export const draftCookie = async (visit: Visit, typed: Partial<AlertDraft>): Promise<Cookie> => {
  const { SIGNING_KEY, realNow } = visit.config
  const value = await seal(
    SIGNING_KEY,
    SEAL,
    { ...(await draftOf(visit)), ...typed },
    realNow(),
    LIFETIME_SECONDS.typed,
  )
  return { name: COOKIES.alertDraft, value, maxAge: LIFETIME_SECONDS.typed }
}

export const draftOf = async ({ cookies, config }: Visit): Promise<AlertDraft> => {
  const draft = await unseal(config.SIGNING_KEY, SEAL, cookies[COOKIES.alertDraft], config.realNow())
  const text = (name: keyof AlertDraft): string => (typeof draft?.[name] === 'string' ? draft[name] : '')
  return { phone: text('phone'), reason: text('reason'), text: text('text'), cadence: text('cadence') }
}

/** Deletes the draft, if any. */
export const endedDraft = ({ cookies }: Visit): readonly Cookie[] =>
  cookies[COOKIES.alertDraft] === undefined ? [] : [deletedCookie(COOKIES.alertDraft)]
