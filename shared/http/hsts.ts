import { z } from 'zod'

/** Reach of Strict-Transport-Security: the host, its subdomains too, or also browsers' preload lists. */
export const hstsSchema = z.enum(['host', 'subdomains', 'preload'])
export type Hsts = z.infer<typeof hstsSchema>

/** Preload lists accept only hosts whose subdomains are included. */
const DIRECTIVES: Record<Hsts, string> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
}

export const strictTransportSecurity = (reach: Hsts = 'host'): string => `max-age=63072000${DIRECTIVES[reach]}`
