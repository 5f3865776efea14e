import type { StickyAssignmentsDocument, UserContext } from '@growthbook/growthbook'

/** Variation keys by the SDK's key of an experiment and its version. */
export type Assigned = Readonly<Record<string, string>>

/** Stores a visitor's variations across visits, so that new traffic shares move no visitor. */
export type StickyBuckets = {
  stored: Assigned
  /** Receives all variations after a new one. */
  save: (assigned: Assigned) => void
}

/** Hash attributes; all identify the device. */
const HASHED = ['deviceId', 'id'] as const

/** Sticky buckets in the SDK's format. */
export const stickyContext = (
  { stored, save }: StickyBuckets,
  deviceId: string,
): Pick<UserContext, 'stickyBucketAssignmentDocs' | 'saveStickyBucketAssignmentDoc'> => {
  let assigned = stored
  return {
    stickyBucketAssignmentDocs: Object.fromEntries(
      HASHED.map((attributeName): [`${string}||${string}`, StickyAssignmentsDocument] => [
        `${attributeName}||${deviceId}`,
        { attributeName, attributeValue: deviceId, assignments: { ...stored } },
      ]),
    ),
    saveStickyBucketAssignmentDoc: async ({ assignments }) => {
      assigned = { ...assigned, ...assignments }
      save(assigned)
    },
  }
}
