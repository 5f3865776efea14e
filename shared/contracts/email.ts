import { z } from 'zod'
import { parseEmail } from '../sign-up/personal-fields.ts'
import { lazySchema } from './lazy-schema.ts'

/** An email as forms accept it: zod's own pattern refuses some. */
export const emailSchema = lazySchema(() => z.string().refine((text) => parseEmail(text) !== null))
