import { asWritten, type Typesetting } from '../../typesetting.ts'

export const typesetting: Typesetting = { everyText: asWritten, datedText: asWritten }
