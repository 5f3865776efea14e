import { frenchSpaces } from '../../../shared/text/french-spaces.ts'
import { asWritten, type Typesetting } from '../../typesetting.ts'

export const typesetting: Typesetting = { everyText: frenchSpaces, datedText: asWritten }
