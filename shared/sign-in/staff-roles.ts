import { z } from 'zod'

/** Roles of the people who run the site; accounts of travellers have none. */
export const ROLES = ['editor', 'publisher', 'operator', 'growth'] as const

export const roleSchema = z.enum(ROLES)
export type Role = z.output<typeof roleSchema>

/** Scope of the embedded provider, and the claim that it gives. */
export const ROLES_CLAIM = 'roles'

/** Where signing out returns to. */
export const OFFICE_SIGNED_OUT_PATH = '/office/signed-out'
export const GROWTH_SIGN_IN_PATH = '/__growth/sign-in'

/** Where the provider returns to the growth pages, on the default market's host. */
export const GROWTH_SIGNED_IN_PATH = '/__growth/signed-in'
