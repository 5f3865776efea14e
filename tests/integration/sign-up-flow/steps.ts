import { mailTo } from '../../support/outbox.ts'
import type { Person } from '../../support/person.ts'
import { here } from '../../support/shared-site.ts'
import type { SiteResponse } from '../../support/site.ts'

export const FIRST = '/preferiti?modal=&type=verification-code&purpose=wishlist'
export const ABOUT = { purpose: 'wishlist' }
export const dialogOf = ({ text }: SiteResponse): string => /<dialog\b.*?<\/dialog>/s.exec(text)?.[0] ?? ''
export const codeIn = async (email: string, nth = 0): Promise<string> =>
  /^\d{6}/.exec((await mailTo(here.site, email))[nth]?.text ?? '')?.[0] ?? ''
export const submit = (who: Person, action: string, fields: Record<string, string> = {}): Promise<SiteResponse> =>
  who
    .post(
      `${here.site.origin('it')}/api/sign-up/${action}`,
      { ...ABOUT, ...fields },
      { referer: here.site.origin('it') + FIRST },
    )
    .then(who.follow)
