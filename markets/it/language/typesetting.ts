import { asWritten, type Typesetting } from '../../typesetting.ts'
import { elideDay } from './typesetting/elide-day.ts'

export const typesetting: Typesetting = { everyText: asWritten, datedText: elideDay }
