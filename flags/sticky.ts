import type { StickyAssignmentsDocument, UserContext } from '@growthbook/growthbook'

/** Variations that experiments have given a visitor: the SDK's key of an experiment and its version, to a variation's. */
export type Assigned = Readonly<Record<string, string>>

/** Where a visitor's variations are kept from visit to visit, so that new shares of the traffic move nobody. */
export type StickyBuckets = {
  kept: Assigned
  /** Told of all of them when one has come along. */
  keep: (assigned: Assigned) => void
}

/** Attributes that experiments may hash by: all of them name the same device. */
const HASHED = ['deviceId', 'id'] as const

/** Sticky buckets as the SDK's evaluation takes them. */
export const stickyContext = (
  { kept, keep }: StickyBuckets,
  deviceId: string,
): Pick<UserContext, 'stickyBucketAssignmentDocs' | 'saveStickyBucketAssignmentDoc'> => {
  let assigned = kept
  return {
    stickyBucketAssignmentDocs: Object.fromEntries(
      HASHED.map((attributeName): [`${string}||${string}`, StickyAssignmentsDocument] => [
        `${attributeName}||${deviceId}`,
        { attributeName, attributeValue: deviceId, assignments: { ...kept } },
      ]),
    ),
    saveStickyBucketAssignmentDoc: async ({ assignments }) => {
      assigned = { ...assigned, ...assignments }
      keep(assigned)
    },
  }
}
