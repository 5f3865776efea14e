import { z } from 'zod'

const UUID_LENGTH = 36

/**
 * The key of a change that may be sent again: a UUID of the tab that it is made in, and whatever tells the tab's changes
 * apart. A visitor's first list begins with it, so it has to be one that nobody else makes.
 */
export const wishKeySchema = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(-[\w-]{1,27})?$/)

/** What all keys of one tab begin with. */
export const tabOf = (key: string): string => key.slice(0, UUID_LENGTH)
