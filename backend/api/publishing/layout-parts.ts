import type { z } from 'zod'
import { contactsSourceSchema } from '../content/sources/contacts-source.ts'
import {
  bannersSourceSchema,
  footerSourceSchema,
  headerSourceSchema,
  settingsSourceSchema,
  talkToUsSourceSchema,
} from '../content/sources/layout-source.ts'

/** By name in `documents`. */
export const LAYOUT_PARTS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['header', headerSourceSchema],
  ['footer', footerSourceSchema],
  ['banners', bannersSourceSchema],
  ['settings', settingsSourceSchema],
  ['talkToUs', talkToUsSourceSchema],
  ['contacts', contactsSourceSchema],
])
