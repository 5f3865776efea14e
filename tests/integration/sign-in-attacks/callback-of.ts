import type { Person } from '../../support/person.ts'
import type { SiteResponse } from '../../support/site.ts'
import { header } from '../../support/site.ts'
import { GIULIA } from '../sign-in/sign-in-page.ts'

/** Signs in up to the callback URL, without opening it. */
export const callbackOf = async (who: Person, market = 'it'): Promise<string> => {
  let response = await who.get(market, '/login')
  for (let i = 0; i < 8 && !header(response, 'location').includes('/login/redirect'); i++)
    response =
      response.status === 200
        ? await who.post(who.url().href, GIULIA)
        : await who.request(new URL(header(response, 'location'), who.url()).href)
  return header(response, 'location')
}

/** Retries dropped connections: so many concurrent ones can exceed a busy machine's limit. */
export const withRetry = (ask: () => Promise<SiteResponse>): Promise<SiteResponse> => ask().catch(ask).catch(ask)
