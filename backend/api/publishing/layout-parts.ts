import type { z } from 'zod'
import {
  bannersSourceSchema,
  footerSourceSchema,
  headerSourceSchema,
  settingsSourceSchema,
} from '../seed/layout-source.ts'

/** Parts of the layout that can be published, by their names in the table `documents`. */
export const LAYOUT_PARTS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['header', headerSourceSchema],
  ['footer', footerSourceSchema],
  ['banners', bannersSourceSchema],
  ['settings', settingsSourceSchema],
])
