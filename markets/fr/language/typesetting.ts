import { asWritten, type Typesetting } from '../../typesetting.ts'
import { frenchSpaces } from './typesetting/french-spaces.ts'

export const typesetting: Typesetting = { everyText: frenchSpaces, datedText: asWritten }
