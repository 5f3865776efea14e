import { catalogueCalls } from './catalogue-calls.ts'
import type { ContractCall } from './contract-call.ts'
import { serviceCalls } from './service-calls.ts'
import { userCalls } from './user-calls.ts'

/** All calls of the storefront to its back end, in an order in which each finds what later ones ask for. */
export const contractCalls: readonly ContractCall[] = [...catalogueCalls, ...userCalls, ...serviceCalls]
