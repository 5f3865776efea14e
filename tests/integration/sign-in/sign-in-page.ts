import { DEMO_PASSWORD } from '../../../demo/seed/demo-accounts.ts'
import { mailTo } from '../../support/outbox.ts'
import type { Person } from '../../support/person.ts'
import { here } from '../../support/shared-site.ts'
import type { SiteResponse } from '../../support/site.ts'

export const GIULIA = { email: 'giulia@example.com', password: DEMO_PASSWORD }
const visitorOf = (page: SiteResponse) =>
  JSON.parse(/id="visitor">([^<]*)/.exec(page.text)?.[1] ?? 'null') as { account: { name: string } | null } | null
/** User name in a page's header. */
export const nameIn = (page: SiteResponse) => visitorOf(page)?.account?.name
/** Code of the latest mail to an address. */
export const codeIn = async (address: string): Promise<string> =>
  /^\d{6}/.exec((await mailTo(here.site, address))[0]?.text ?? '')?.[0] ?? 'no code'
/** Path of a page within the current sign-in. */
export const step = (who: Person, name = '') => `/${who.url().pathname.split('/').slice(1, 3).join('/')}${name}`
