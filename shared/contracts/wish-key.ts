import { z } from 'zod'

const UUID_LENGTH = 36

/** Idempotency key: the tab's UUID and a suffix per change. It also identifies a visitor's first list, so it must be unique. */
export const wishKeySchema = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(-[\w-]{1,27})?$/)

/** UUID of the tab. */
export const tabOf = (key: string): string => key.slice(0, UUID_LENGTH)
